import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Only what hangs should run into these: how long something may take is for its own test to say, and on a machine that
// others use as well everything takes its time.
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };
// Workers for heavy work read the program anew, each of them.
const env = { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') };
const shared = { ...patience, env, globalSetup: ['apps/api/src/testing/global-setup.ts'] };

// Programs that are started, killed and started again, the matrix once more from a warm memory, every figure of the demo
// data, and what LibreOffice exports: `npm test` leaves these out (docs/decisions/0031).
const isThorough = Boolean(process.env.CALIPER_THOROUGH);
const thoroughOnly = [
  'faults/src/faults.test.ts',
  'apps/api/src/access/matrix/warm.test.ts',
  'apps/api/src/start/{survival,release-before}.test.ts',
  'apps/api/src/commands/seed.test.ts',
  'apps/api/src/testing/temporary-postgres.test.ts',
  'apps/api/src/**/{recovery,interrupted-upload,data-copy}.test.ts',
  'apps/api/src/platform/postgres/{embedded,embedded/users}.test.ts',
  'apps/api/seeds/every-figure.test.ts',
  'apps/api/src/features/reports/ingest/corpus/libreoffice.test.ts',
];

// What a process might wrongly keep to itself. The thorough run tries it on one node as well.
const onTwoNodes = [
  'apps/api/src/features/**/{sessions,catalogue,released}.test.ts',
  'apps/api/src/platform/limits/limits.test.ts',
];

const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
};

const packagesOfComponents = [
  'react',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  '@tanstack/react-query',
  'zustand',
  '@mantine/core',
];

const projects = ['two nodes', 'one node', 'browser'];
const long =
  /(survival|faults|embedded|recovery|users|matrix|data-copy|every-figure|interrupted-upload|outbox|seed|devices|take-away|imports|asking)\.test\.ts$/;

/** What takes long begins first, so that nothing is waited for alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      2 * projects.indexOf(project.name) + (long.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    // More than there are cores: many of these wait for something to end.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Reading the whole server anew for each file would take longer than most files do.
        test: {
          ...shared,
          name: 'one node',
          isolate: false,
          include: ['{apps/api,packages,scripts,faults,bench}/**/*.test.ts'],
          exclude: isThorough ? [] : [...thoroughOnly, ...(process.env.CALIPER_BOTH ? onTwoNodes : [])],
        },
      },
      {
        // What runs in a page keeps its state in modules, as a page does: each file gets its own, in a context
        // that is made in a third of the time of a process. (Not in a thread: its channels would reach the others.)
        test: {
          ...patience,
          name: 'browser',
          pool: 'vmForks',
          setupFiles: ['apps/web/src/lib/page-end.fixture.ts'],
          include: ['apps/{web,dashboards}/**/*.test.ts'],
        },
      },
      {
        // Components in a real browser: what depends on measures, pictures, pointers and keys (docs/decisions/0034).
        // A package found while tests run would begin them anew: these are all there are.
        optimizeDeps: { noDiscovery: true, include: packagesOfComponents },
        test: {
          ...patience,
          name: 'components',
          include: ['{packages/ui,apps/web,apps/dashboards}/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({ launchOptions: chromium, contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        // The same tests against two app processes behind a round-robin proxy: no truth in memory.
        // `npm run scale -- test` has them all. (Jobs have two nodes of their own.)
        test: {
          ...shared,
          name: 'two nodes',
          isolate: false,
          include: [
            ...onTwoNodes,
            ...(isThorough ? ['apps/api/src/**/{limits,jobs,outbox,synonyms}.test.ts'] : []),
          ],
          env: { ...env, CALIPER_NODES: '2' },
        },
      },
    ],
  },
});
