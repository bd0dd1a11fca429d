import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeAdmin } from '@caliper/api/testing/team.ts';
import { type Fault, judged, judgedTime, type Plan, type Row } from '../fault.ts';
import { openPlace, type Place } from '../place.ts';
import { ms } from '../report.ts';
import { bookmarking } from './custom-report.ts';
import type { Errand } from './errand.ts';
import { importing } from './figures.ts';
import { registering } from './registration.ts';
import { subscribing } from './subscription.ts';
import { uploading } from './upload.ts';

const readyWithinMs = 10_000;
/** One in this many kills includes the database, like a power cut. */
const databaseToo = 5;

/** SIGKILL at any moment of five kinds of writes. Everything acknowledged is there, and nothing is half there. */
export const kills: Fault = {
  name: 'kills',
  rounds: 200,
  async run(plan) {
    await using place = await openPlace();
    const admin = await makeAdmin(place);
    const errands: Errand[] = [];
    for (const open of [uploading, importing, subscribing, registering, bookmarking])
      errands.push(await open(place, admin));
    const tally = { waits: [] as number[], complaints: [] as string[], withDatabase: 0 };
    for (let round = 0; round < plan.rounds && !plan.isOver(); round += 1) {
      const errand = errands[round % errands.length];
      if (errand) await killDuring({ place, plan, tally }, errand, round);
    }
    // The writes of the other rounds must have stayed too.
    for (const errand of errands) {
      await errand.begin();
      tally.complaints.push(...(await errand.check()));
    }
    return rowsOf(errands, tally);
  },
};

interface Tally {
  waits: number[];
  complaints: string[];
  withDatabase: number;
}

interface Run {
  place: Place;
  plan: Plan;
  tally: Tally;
}

async function killDuring({ place, plan, tally }: Run, errand: Errand, round: number): Promise<void> {
  await errand.begin();
  // One undisturbed write shows how long they take now, so that the kill hits one of the next.
  const begun = performance.now();
  await errand.write();
  const span = performance.now() - begun;
  const writing = writeUntilGone(errand);
  await delay(plan.random() * span * 2);
  const isWhole = round % databaseToo === databaseToo - 1 || plan.random() < 0.1;
  await place.kill();
  if (isWhole) {
    await place.killDatabase();
    tally.withDatabase += 1;
  }
  const refused = await writing;
  const waited = await place.start();
  await errand.begin();
  const complaints = [...refused, ...(await errand.check()), ...(await leftovers(place))];
  tally.waits.push(waited);
  tally.complaints.push(...complaints);
  if (complaints.length > 0) plan.tell(`round ${round}, ${errand.name}: ${complaints.join('; ')}`);
  if (round % 10 === 9) plan.tell(`${round + 1} kills, slowest start ${ms(Math.max(...tally.waits))}`);
}

/** Writes continuously. A broken connection is expected, a refused write is not. */
async function writeUntilGone(errand: Errand): Promise<string[]> {
  for (;;) {
    try {
      await errand.write();
    } catch (error) {
      return String(error).includes('Refused with') ? [String(error)] : [];
    }
  }
}

async function leftovers({ dataDir }: Place): Promise<string[]> {
  const staged = await readdir(join(dataDir, 'staging')).catch(() => []);
  return staged.map((name) => `staging/${name} was left`);
}

function rowsOf(errands: Errand[], { waits, complaints, withDatabase }: Tally): Row[] {
  const slowest = Math.max(...waits);
  const acknowledged = errands.map(({ name, acknowledged }) => `${name} ${acknowledged()}`).join(', ');
  const total = errands.reduce((sum, errand) => sum + errand.acknowledged(), 0);
  return [
    judged(
      `${waits.length} kills while writing, ${withDatabase} of them with the database`,
      `${complaints.length} lost or by half of ${total} acknowledged (${acknowledged})`,
      '0',
      complaints.length === 0,
    ),
    judgedTime('Ready again after a kill', `at worst ${ms(slowest)}`, 'under 10 s', slowest < readyWithinMs),
  ];
}
