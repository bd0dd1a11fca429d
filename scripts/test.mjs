// All checks in one command; with --thorough also the tests that decision 0031 leaves out.
// Ends with what failed, and a line "N passed, N failed".
import './preflight.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ensureBuilt } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { ensureReaders } from './file-readers.mjs';
import { ofPlaywright, ofVitest } from './test-results.mjs';

if (process.argv.includes('--thorough')) process.env.CALIPER_THOROUGH = '1';
const root = join(import.meta.dirname, '..');
// As in start.mjs: workers begin anew in dozens of tests, and need not compile everything each time.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');
const results = mkdtempSync(join(tmpdir(), 'caliper-test-'));
const total = { passed: 0, failures: [] };

/** Shows what a tool says as it says it, or, beside another, in one piece when it has ended. */
async function run(tool, args, { env = {}, isBeside = false } = {}) {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  const said = isBeside ? Promise.all([buffer(child.stdout), buffer(child.stderr)]) : [];
  const [status] = await once(child, 'close');
  for (const part of await said) process.stdout.write(part);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`— ${tool.split('/')[0]} ${args.slice(0, 2).join(' ')}: ${seconds} s\n`);
  return status === 0;
}

// A run that failed without a failed test (a crash, an unhandled error) still counts as one failure.
function count(name, isGood, { passed, failures } = { passed: isGood ? 1 : 0, failures: [] }) {
  total.passed += passed;
  total.failures.push(...failures);
  if (!isGood && failures.length === 0) total.failures.push(name);
}

// The last is everything around the apps: journeys, bench, guide.
const projects = [
  'packages/contract',
  'packages/text',
  'packages/ui',
  'apps/api',
  'apps/web',
  'apps/dashboards',
  '.',
];

async function readTheCode() {
  const beside = { isBeside: true };
  // Several checkers would each read again what they share, and the tests beside them keep the processor busy.
  for (const project of projects) {
    count(`types of ${project}`, await run('typescript/bin/tsc', ['-p', project, '--checkers', '1'], beside));
  }
  count('lint', await run('@biomejs/biome/bin/biome', ['check'], beside));
  count('unused code', await run('knip/bin/knip.js', [], beside));
}

async function testUnits() {
  const file = join(results, 'vitest.json');
  // What runs on two nodes need not run on one as well.
  const env = { CALIPER_BOTH: '1' };
  count('unit and server tests', await runVitest('!components', file, { env }), ofVitest(file));
}

const runVitest = (project, file, options) =>
  run(
    'vitest/vitest.mjs',
    ['run', `--project=${project}`, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    options,
  );

async function testComponents(chromium) {
  const file = join(results, 'components.json');
  const beside = { isBeside: true, env: { CHROMIUM_PATH: chromium } };
  count('components', await runVitest('components', file, beside), ofVitest(file));
}

async function goOnJourneys(chromium) {
  const file = join(results, 'playwright.json');
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  count(
    'journeys',
    await run('@playwright/test/cli.js', ['test', '--config', 'e2e'], { env }),
    ofPlaywright(file),
  );
}

ensureReaders();
// The tests of the server wait now and then: meanwhile the code is read and built.
const built = readTheCode().then(ensureBuilt);
await Promise.allSettled([testUnits(), built]);
// A failed build or a missing browser is a failure like any other: the results so far are still reported.
await Promise.all([findChromium(), built])
  // Before the first journey a database is filled, which takes longer than all components.
  .then(([chromium]) => Promise.all([testComponents(chromium), goOnJourneys(chromium)]))
  .catch(({ message }) => count(`journeys: ${message}`, false));

rmSync(results, { recursive: true, force: true });
for (const failure of total.failures) console.error(`✗ ${failure}\n`);
console.log(`${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length === 0 ? 0 : 1;
