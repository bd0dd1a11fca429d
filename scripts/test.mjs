// All checks in one command; with --thorough also the tests that decision 0031 leaves out.
// Ends with what failed, and a line "N passed, N failed".
import './preflight.mjs';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { ensureOpenpyxl } from './openpyxl.mjs';
import { ofPlaywright, ofVitest } from './test-results.mjs';

if (process.argv.includes('--thorough')) process.env.CALIPER_THOROUGH = '1';
const root = join(import.meta.dirname, '..');
const results = mkdtempSync(join(tmpdir(), 'caliper-test-'));
const total = { passed: 0, failures: [] };

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

// A run that failed without a failed test (a crash, an unhandled error) still counts as one failure.
function count(name, isGood, { passed, failures } = { passed: isGood ? 1 : 0, failures: [] }) {
  total.passed += passed;
  total.failures.push(...failures);
  if (!isGood && failures.length === 0) total.failures.push(name);
}

// The last is everything around the apps: journeys, bench, guide.
for (const project of [
  'packages/contract',
  'packages/text',
  'packages/ui',
  'apps/api',
  'apps/web',
  'apps/dashboards',
  '.',
]) {
  count(`types of ${project}`, run('typescript/bin/tsc', ['-p', project]));
}
count('lint', run('@biomejs/biome/bin/biome', ['check']));
count('unused code', run('knip/bin/knip.js', []));

ensureOpenpyxl();
const unitFile = join(results, 'vitest.json');
const unit = run('vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitFile}`,
]);
count('unit and server tests', unit, ofVitest(unitFile));

async function goOnJourneys() {
  await ensureBuilt();
  const browserFile = join(results, 'playwright.json');
  const browser = run('@playwright/test/cli.js', ['test', '--config', 'e2e'], {
    CHROMIUM_PATH: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserFile,
  });
  count('journeys', browser, ofPlaywright(browserFile));
}
// A failed build or a missing browser is a failure like any other: the results so far are still reported.
await goOnJourneys().catch(({ message }) => count(`journeys: ${message}`, false));

rmSync(results, { recursive: true, force: true });
for (const failure of total.failures) console.error(`✗ ${failure}\n`);
console.log(`${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length === 0 ? 0 : 1;
