import { parseArgs } from 'node:util';
import type { Fault, Row } from './fault.ts';
import { faults } from './faults.ts';
import { randomFrom, seedOf } from './random.ts';
import { keep, line } from './report.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string' },
    only: { type: 'string', multiple: true },
    minutes: { type: 'string', default: 'Infinity' },
  },
});

const chosen = faults.filter(({ name }) => values.only?.includes(name) ?? true);
if (chosen.length === 0) {
  console.error(`There are these: ${faults.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const roundsOf = (fault: Fault) => (values.rounds === undefined ? fault.rounds : Number(values.rounds));

async function run(fault: Fault): Promise<Row[]> {
  const random = randomFrom(seedOf(Number(values.seed), fault.name));
  const rounds = roundsOf(fault);
  const until = performance.now() + Number(values.minutes) * 60_000;
  const isOver = () => performance.now() > until;
  try {
    return await fault.run({
      rounds,
      random,
      isOver,
      tell: (words) => console.log(`  ${fault.name}: ${words}`),
    });
  } catch (error) {
    return [{ what: fault.name, figure: `ended with ${error}`, limit: 'to run', verdict: 'broken' }];
  }
}

const results = new Map<string, Row[]>();
for (const fault of chosen) {
  const rows = await run(fault);
  for (const row of rows) console.log(line(row));
  results.set(fault.name, rows);
}
const broken = [...results.values()].flat().filter(({ verdict }) => verdict === 'broken');
if (broken.length > 0) process.exitCode = 1;
// Smaller rounds are only for trying out.
if (chosen.every((fault) => roundsOf(fault) >= fault.rounds)) {
  await keep(
    results,
    faults.map(({ name }) => name),
    values.seed,
  );
}
