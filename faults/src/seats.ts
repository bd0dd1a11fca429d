import { makeCompany, makePerson, signedInAs } from '@caliper/api/testing/people.ts';
import { prepareMany } from '@caliper/api/testing/sign-in.ts';
import { countEnabled, makeTeam } from '@caliper/api/testing/team.ts';
import { type Fault, judged } from './fault.ts';
import { openPlace, type Place } from './place.ts';

const parallel = 50;
const seats = 4;
const devices = 2;

/** Fifty at once for a few seats or devices, repeatedly. */
export const seatsAndDevices: Fault = {
  name: 'seats',
  rounds: 200,
  async run({ rounds: wanted, isOver, tell }) {
    await using place = await openPlace();
    const over = { seats: 0, devices: 0 };
    const odd = new Set<number>();
    let rounds = 0;
    for (; rounds < wanted && !isOver(); rounds += 1) {
      over.devices += Math.max(0, (await crowdOfDevices(place, odd)) - devices);
      over.seats += Math.max(0, (await crowdForSeats(place, odd)) - seats);
      if (rounds % 50 === 49) tell(`${rounds + 1} rounds`);
    }
    const others = odd.size > 0 ? `, and answers of ${[...odd].join(', ')}` : '';
    const row = (what: string, count: number) =>
      judged(
        `${what}: ${parallel} at once, ${rounds} rounds`,
        `${count} over${others}`,
        '0',
        count === 0 && odd.size === 0,
      );
    return [row('Devices', over.devices), row('Seats', over.seats)];
  },
};

async function crowdOfDevices(place: Place, odd: Set<number>): Promise<number> {
  const person = await makePerson(place.db, {
    usergroup_id: await makeCompany(place.db, { license: 'single' }),
  });
  const prepared = await prepareMany(place, person, parallel);
  const answers = await Promise.all(prepared.map((body) => place.call('confirmCode', { body })));
  note(answers, [200, 403, 503], odd);
  const rows = await place.db.selectFrom('devices').select('id').where('user_id', '=', person.id).execute();
  const entered = answers.filter(({ status }) => status === 200).length;
  return Math.max(rows.length, entered);
}

async function crowdForSeats(place: Place, odd: Set<number>): Promise<number> {
  const { lead, usergroup_id } = await makeTeam(place, seats);
  const second = await signedInAs(place, { usergroup_id, lead: true });
  const waiting = await Promise.all(
    Array.from({ length: 10 }, () => makePerson(place.db, { usergroup_id, enabled: false })),
  );
  const params = { id: String(usergroup_id) };
  const answers = await Promise.all(
    Array.from({ length: parallel }, (_, n) => {
      const { token } = n % 2 ? lead : second;
      return place.call('saveMembers', { token, params, body: [{ id: waiting[n % 10]?.id, enabled: true }] });
    }),
  );
  note(answers, [200, 409, 503], odd);
  return countEnabled(place, usergroup_id);
}

/** On a busy machine some are told to try again later; anything else is unexpected. */
function note(answers: { status: number }[], expected: number[], odd: Set<number>): void {
  for (const { status } of answers) if (!expected.includes(status)) odd.add(status);
}
