// Loosens the rules of access, of the business and of answers from memory, one place at a time in a copy of the tree,
// and reports whether a test notices: npm run mutants -- [--kind access|rules|memory] [--only pattern of file:line]
// [--after file:line] [--skip-doors] [--nearest]. A run that was stopped goes on after the last place that it told.
import './preflight.mjs';
import { parseArgs } from 'node:util';
import { copyTree } from './mutants/copy.mjs';
import { doorRounds } from './mutants/doors.mjs';
import { placesIn } from './mutants/places.mjs';
import { openRunner } from './mutants/runner.mjs';

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    only: { type: 'string', default: '' },
    after: { type: 'string' },
    'skip-doors': { type: 'boolean' },
    /** Runs only the matrix, or what imports the file: quicker, but the feature's tests may notice what these miss. */
    nearest: { type: 'boolean' },
  },
});
const only = new RegExp(values.only);
const count = { caught: 0, survived: 0 };

function tell(outcome, place, what) {
  count[outcome] += 1;
  console.log(`${outcome.padEnd(8)} ${place}  ${what}`);
}

function noticed(place) {
  if (place.isMemory) return runner.noticedFresh();
  return place.isRule ? runner.noticedNear(place, values.nearest) : runner.noticedBy(place, values.nearest);
}

const tree = copyTree();
const all = placesIn(tree, values);
const done = all.findLastIndex(({ file, line }) => `${file}:${line}` === values.after);
const places = all.slice(done + 1).filter(({ file, line }) => only.test(`${file}:${line}`));
const hasDoors =
  !values['skip-doors'] && (values.kind ?? 'access') === 'access' && values.after === undefined;
let runner = await openRunner(tree);
// If stopped from outside, the tests' database stops too.
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    isStopped = true;
    void runner.stop();
  });
try {
  if (hasDoors) for (const round of doorRounds) await round(tree, runner, tell);
  for (const place of places) {
    // Migrations are part of the template that a run makes first.
    if (place.isMigration) {
      await runner.close();
      place.apply();
      runner = await openRunner(tree);
    } else place.apply(runner.invalidate);
    const by = await noticed(place);
    place.restore(runner.invalidate);
    if (isStopped) break;
    tell(by ? 'caught' : 'survived', `${place.file}:${place.line}`, `${place.what}${by ? ` (${by})` : ''}`);
  }
} finally {
  await runner.close();
  tree.remove();
}
console.log(`${count.caught} caught, ${count.survived} survived`);
process.exitCode = count.survived === 0 ? 0 : 1;
