import { join } from 'node:path';
import { Writable } from 'node:stream';
import { createVitest } from 'vitest/node';

const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() });
const matrix = 'apps/api/src/access/matrix/matrix.test.ts';
const rules = 'apps/api/src/access/decide.test.ts';
const freshness =
  /^apps\/api\/src\/(platform\/freshness\/.*|http\/quick|features\/(catalogue\/mine|subscriptions\/family|figures\/released))\.test\.ts$/;

/** Features whose tests should notice a change, besides the feature's own. */
const neighbours = {
  catalogue: ['subscriptions', 'custom-reports'],
  subscriptions: ['catalogue', 'reader', 'companies'],
  identity: ['team', 'companies'],
  system: ['outbox'],
};
/** Features whose tests cover the views of the database. */
const readers = ['custom-reports', 'catalogue', 'subscriptions', 'reader', 'search'];

/** If cut short because another test failed, these would leave processes behind. */
const startsPrograms = /\/(interrupted-upload|outbox)\.test\.ts$/;

/** Keeps the tests of a tree ready: what they share is made once. */
export async function openRunner(tree) {
  const stopping = ['SIGINT', 'SIGTERM'].map((signal) => [signal, process.listeners(signal)]);
  const vitest = await createVitest(
    'test',
    { root: tree.folder, watch: false, project: ['one node'], reporters: [{}], maxWorkers: 2 },
    {},
    { stdout: silent(), stderr: silent() },
  );
  // Vitest's own handlers end the process at once and leave the tests' database behind.
  for (const [signal, kept] of stopping)
    for (const one of process.listeners(signal)) if (!kept.includes(one)) process.off(signal, one);
  const all = await vitest.globTestSpecifications();
  const pathOf = ({ moduleId }) => moduleId.slice(tree.folder.length + 1);

  /** The titles that failed. By default it stops at the first failure. */
  async function failures(isAsked, pattern = '', bail = 1) {
    vitest.config.bail = bail;
    for (const project of vitest.projects) project.config.bail = bail;
    vitest.setGlobalTestNamePattern(pattern);
    const asked = all.filter((one) => isAsked(pathOf(one)));
    const { testModules: known, unhandledErrors } = await vitest.runTestSpecifications(asked);
    // Failures of earlier runs are still recorded.
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

  /**
   * From the nearest tests to the farthest: of the file alone, of what imports it, naming the refusal, beside it,
   * of its feature.
   */
  function ringsAround({ file, what }) {
    const name = file.split('/').at(-1);
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    const [room] = file.match(/^(apps\/api\/src\/(features|platform)\/[\w-]+|packages\/contract)\//) ?? [
      folder,
    ];
    const inRoom = all.map(pathOf).filter((path) => path.startsWith(room) && !startsPrograms.test(path));
    const importing = inRoom.filter((path) => tree.read(path).includes(`/${name}'`));
    // Tests of rules alone are the quickest by far.
    const alone = importing.filter((path) => !/\/testing\/(server|database)\.ts'/.test(tree.read(path)));
    const code = what.match(/ProblemError\( ?('[\w-]+')/)?.[1];
    const naming = inRoom.filter((path) => code && tree.read(path).includes(code));
    const beside = inRoom.filter((path) => path.startsWith(folder));
    const rings = [alone, importing, naming, beside, inRoom];
    return rings.map((ring, index) => ring.filter((path) => !rings.slice(0, index).flat().includes(path)));
  }

  return {
    invalidate: (file) => vitest.invalidateFile(join(tree.folder, file)),
    stop: () => vitest.cancelCurrentRun('keyboard-input'),
    close: () => vitest.close(),

    /** The calls among these whose own row failed. */
    async failedCalls(names) {
      const rows = new RegExp(`^(${names.join('|')}) answers everybody as the matrix says$`);
      const failed = await failures((file) => file === matrix, rows, 0);
      if (failed.includes('nothing runs')) throw new Error('The matrix did not run.');
      return new Set(failed.map((name) => name.split(' ')[0]));
    },

    /** The test near the file that notices. */
    async noticedNear(place, onlyNearest) {
      for (const ring of ringsAround(place).slice(0, onlyNearest ? 1 : 5)) {
        const [test] = ring.length > 0 ? await failures((path) => ring.includes(path)) : [];
        if (test) return test;
      }
      return undefined;
    },

    /** The test of answers from memory that notices. */
    async noticedFresh() {
      const [test] = await failures((path) => freshness.test(path));
      return test;
    },

    /** The test that notices: of the rules, of the relevant rows of the matrix, or of its feature and neighbours. */
    async noticedBy({ file }, onlyNearest) {
      const feature = file.match(/features\/([\w-]+)\//)?.[1];
      const [rule] = file.includes('/access/') ? await failures((path) => path === rules) : [];
      if (rule) return rule;
      const rooms = feature ? [feature, ...(neighbours[feature] ?? [])] : readers;
      const [row] = await failures((path) => path === matrix, rowsOf(rooms));
      if (row || onlyNearest) return row;
      const theirs = new RegExp(`^apps/api/src/(features|platform)/(${rooms.join('|')})/.*\\.test\\.ts$`);
      return (await failures((path) => theirs.test(path) && !startsPrograms.test(path)))[0];
    },
  };
}
