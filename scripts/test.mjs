// Everything that must hold, in one command. Ends with a line "N passed, N failed".
import './preflight.mjs';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { ensureOpenpyxl } from './openpyxl.mjs';

const root = join(import.meta.dirname, '..');
const results = mkdtempSync(join(tmpdir(), 'caliper-test-'));
const total = { passed: 0, failed: 0 };

function run(tool, args, env = {}) {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(
    `— ${tool.split('/')[0]} ${args[0] ?? ''}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  );
  return status === 0;
}

function check(name, isGood) {
  total[isGood ? 'passed' : 'failed'] += 1;
  if (!isGood) console.error(`✗ ${name}`);
}

// A run that ended badly without a failed test (a crash, an unhandled error) still counts as one.
function count(isGood, { passed = 0, failed = 0 } = {}) {
  total.passed += passed;
  total.failed += isGood ? failed : Math.max(1, failed);
}

function readResults(file, pick) {
  try {
    return pick(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

// The last is what stands around the apps: journeys, bench, guide.
for (const project of [
  'packages/contract',
  'packages/text',
  'packages/ui',
  'apps/api',
  'apps/web',
  'apps/dashboards',
  '.',
]) {
  check(`types of ${project}`, run('typescript/bin/tsc', ['-p', project]));
}
check('lint', run('@biomejs/biome/bin/biome', ['check']));
check('unused code', run('knip/bin/knip.js', []));

ensureOpenpyxl();
const unitFile = join(results, 'vitest.json');
const unit = run('vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitFile}`,
]);
count(
  unit,
  readResults(unitFile, (found) => ({ passed: found.numPassedTests, failed: found.numFailedTests })),
);

await ensureBuilt();
const browserFile = join(results, 'playwright.json');
const browser = run('@playwright/test/cli.js', ['test', '--config', 'e2e'], {
  CHROMIUM_PATH: await findChromium(),
  PLAYWRIGHT_JSON_OUTPUT_FILE: browserFile,
});
count(
  browser,
  readResults(browserFile, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  })),
);

rmSync(results, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
