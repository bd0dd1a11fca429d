import { defineConfig } from 'vitest/config';

const shared = {
  globalSetup: ['apps/api/src/testing/global-setup.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // More than there are cores: many of these wait for something to end.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...shared,
          name: 'one node',
          include: ['{apps,packages}/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        // The same tests against two app processes behind a round-robin proxy: no truth in memory.
        test: {
          ...shared,
          name: 'two nodes',
          include: [
            'apps/api/src/**/{sessions,guessing,limits,jobs,outbox,catalogue,subscriptions,reports,reader,search,members,invitations,registration,sharing}.test.ts',
          ],
          env: { CALIPER_NODES: '2' },
        },
      },
    ],
  },
});
