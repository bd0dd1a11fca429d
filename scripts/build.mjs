// Builds the web app and the dashboards, unless the last build used exactly these sources.
import './preflight.mjs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');

export async function ensureBuilt() {
  await buildApp('apps/web', 'the web app');
  await buildApp('apps/dashboards', 'the dashboards');
}

async function buildApp(app, name) {
  const dist = join(root, app, 'dist');
  const stamp = join(dist, '.built-from');
  const sources = hashSources(app);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log(`Building ${name} …`);
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: join(root, app),
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error(`Building ${name} failed.`);
  compressAssets(dist);
  writeFileSync(stamp, sources);
}

function hashSources(app) {
  const patterns = [`${app}/**`, 'packages/*/src/**', 'package-lock.json', 'scripts/build.mjs'];
  const exclude = ({ name }) => name === 'node_modules' || name === 'dist';
  const files = globSync(patterns, { cwd: root, exclude, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

// Compressed once here, so that the server never spends time on it.
function compressAssets(dist) {
  for (const name of globSync('**/*.{js,css,html,svg,json}', { cwd: dist })) {
    const content = readFileSync(join(dist, name));
    writeFileSync(join(dist, `${name}.gz`), gzipSync(content, { level: 9 }));
    writeFileSync(
      join(dist, `${name}.br`),
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureBuilt();
