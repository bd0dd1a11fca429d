// Loosens access rules, one place at a time in a copy of the tree, and reports whether a test notices:
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
    /** Runs only the matrix: quicker, but the tests of a feature may notice what it misses. */
    matrix: { type: 'boolean' },
  },
});
const only = new RegExp(values.only);
const count = { caught: 0, survived: 0 };

function tell(outcome, place, what) {
  count[outcome] += 1;
  console.log(`${outcome.padEnd(8)} ${place}  ${what}`);
}

const tree = copyTree();
const places = placesIn(tree).filter(({ file, line }) => only.test(`${file}:${line}`));
let runner = await openRunner(tree);
// If stopped from outside, the tests' database stops too.
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    isStopped = true;
    void runner.stop();
  });
try {
  if (!values['skip-doors']) for (const round of doorRounds) await round(tree, runner, tell);
  for (const place of places) {
    // Migrations are part of the template that a run makes first.
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
console.log(`${count.caught} caught, ${count.survived} survived`);
process.exitCode = count.survived === 0 ? 0 : 1;
