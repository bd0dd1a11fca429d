// Widens who may do what, one place at a time in a copy of the tree, and tells whether a test notices:
// npm run mutants -- [--only pattern of file:line] [--skip-doors] [--matrix]
import './preflight.mjs';
import { parseArgs } from 'node:util';
import { copyTree } from './mutants/copy.mjs';
import { doorRounds } from './mutants/doors.mjs';
import { placesIn } from './mutants/places.mjs';
import { openRunner } from './mutants/runner.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    'skip-doors': { type: 'boolean' },
    /** Asks the matrix alone: quicker, and what survives it may be noticed by the tests of its feature. */
    matrix: { type: 'boolean' },
  },
});
const only = new RegExp(values.only);
const told = { caught: 0, survived: 0 };

function tell(outcome, place, what) {
  told[outcome] += 1;
  console.log(`${outcome.padEnd(8)} ${place}  ${what}`);
}

const tree = copyTree();
const places = placesIn(tree).filter(({ file, line }) => only.test(`${file}:${line}`));
let runner = await openRunner(tree);
// Stopped from outside, the database of the tests goes too.
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    isStopped = true;
    void runner.stop();
  });
try {
  if (!values['skip-doors']) for (const round of doorRounds) await round(tree, runner, tell);
  for (const place of places) {
    // What stands in a migration is in the template that a run makes first.
    if (place.isMigration) {
      await runner.close();
      place.apply();
      runner = await openRunner(tree);
    } else place.apply(runner.invalidate);
    const by = await runner.noticedBy(place, values.matrix);
    place.restore(runner.invalidate);
    if (isStopped) break;
    tell(by ? 'caught' : 'survived', `${place.file}:${place.line}`, `${place.what}${by ? ` (${by})` : ''}`);
  }
} finally {
  await runner.close();
  tree.remove();
}
console.log(`${told.caught} caught, ${told.survived} survived`);
process.exitCode = told.survived === 0 ? 0 : 1;
