import { join } from 'node:path';
import { Writable } from 'node:stream';
import { createVitest } from 'vitest/node';

const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() });
const matrix = 'apps/api/src/access/matrix.test.ts';
const rules = 'apps/api/src/access/decide.test.ts';

/** Whose tests should notice a change, besides those of the feature itself. */
const neighbours = {
  catalogue: ['subscriptions', 'custom-reports'],
  subscriptions: ['catalogue', 'reader', 'companies'],
  identity: ['team', 'companies'],
  system: ['outbox'],
};
/** Whose tests read what the views of the database let through. */
const readers = ['custom-reports', 'catalogue', 'subscriptions', 'reader', 'search'];

/** Cut short because another has failed, these would leave their programs behind. */
const startsPrograms = /\/(interrupted-upload|outbox)\.test\.ts$/;

/** The tests of a tree, kept ready: what they share is made once. */
export async function openRunner(tree) {
  const stopping = ['SIGINT', 'SIGTERM'].map((signal) => [signal, process.listeners(signal)]);
  const vitest = await createVitest(
    'test',
    { root: tree.folder, watch: false, project: ['one node'], reporters: [{}], maxWorkers: 2 },
    {},
    { stdout: silent(), stderr: silent() },
  );
  // Its own way of stopping ends the process at once, and leaves the database of the tests behind.
  for (const [signal, kept] of stopping)
    for (const one of process.listeners(signal)) if (!kept.includes(one)) process.off(signal, one);
  const all = await vitest.globTestSpecifications();
  const pathOf = ({ moduleId }) => moduleId.slice(tree.folder.length + 1);

  /** The titles that failed. Where a test is enough the others are not waited for. */
  async function failures(isAsked, pattern = '', bail = 1) {
    vitest.config.bail = bail;
    for (const project of vitest.projects) project.config.bail = bail;
    vitest.setGlobalTestNamePattern(pattern);
    const asked = all.filter((one) => isAsked(pathOf(one)));
    const { testModules: known, unhandledErrors } = await vitest.runTestSpecifications(asked);
    // What failed in an earlier run is still known.
    const ids = new Set(asked.map(({ moduleId }) => moduleId));
    const testModules = known.filter(({ moduleId }) => ids.has(moduleId));
    const failed = testModules.flatMap((module) => [...module.children.allTests('failed')]);
    const isBroken = unhandledErrors.length > 0 || !testModules.every((module) => module.ok());
    return failed.length === 0 && isBroken ? ['nothing runs'] : failed.map(({ name }) => name);
  }

  function callsOf(feature) {
    const file = `packages/contract/src/${feature}/${feature}.calls.ts`;
    if (!tree.list(/\.calls\.ts$/).includes(file)) return [];
    return [...tree.read(file).matchAll(/^ {2}(\w+): '/gm)].map(([, name]) => name);
  }

  function rowsOf(features) {
    return new RegExp(`^(${features.flatMap(callsOf).join('|')}) (answers|of a)`);
  }

  return {
    invalidate: (file) => vitest.invalidateFile(join(tree.folder, file)),
    stop: () => vitest.cancelCurrentRun('keyboard-input'),
    close: () => vitest.close(),

    /** Those of these calls whose own row failed. */
    async failedCalls(names) {
      const rows = new RegExp(`^(${names.join('|')}) answers everybody as the matrix says$`);
      const failed = await failures((file) => file === matrix, rows, 0);
      if (failed.includes('nothing runs')) throw new Error('The matrix did not run.');
      return new Set(failed.map((name) => name.split(' ')[0]));
    },

    /** The test that notices: of the rules, of the rows of the matrix that concern it, or of its feature and neighbours. */
    async noticedBy({ file }, onlyMatrix) {
      const feature = file.match(/features\/([\w-]+)\//)?.[1];
      const [rule] = file.includes('/access/') ? await failures((path) => path === rules) : [];
      if (rule) return rule;
      const rooms = feature ? [feature, ...(neighbours[feature] ?? [])] : readers;
      const [row] = await failures((path) => path === matrix, rowsOf(rooms));
      if (row || onlyMatrix) return row;
      const theirs = new RegExp(`^apps/api/src/(features|platform)/(${rooms.join('|')})/[^/]*\\.test\\.ts$`);
      return (await failures((path) => theirs.test(path) && !startsPrograms.test(path)))[0];
    },
  };
}
