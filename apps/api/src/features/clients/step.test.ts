import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Client, choose, endOf, isAmong } from './choosing.ts';
import { isIdle, suggestedStep } from './step.ts';

const now = new Date('2026-11-17T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

const calm = {
  license: 'site' as const,
  licenses: 5,
  hasLeader: true,
  seatsUsed: 3,
  seen: 3,
  refused: 0,
  waits: { cases: 0, renewal: false },
  expiry: days(200),
  lastActive: days(-1),
};

test.each([
  [{}, null],
  [{ expiry: days(-21) }, 'Ask whether they will renew'],
  [{ expiry: days(41) }, 'Send renewal'],
  [{ seatsUsed: 0, seen: 0, lastActive: null }, 'Add the first user'],
  [{ waits: { cases: 2, renewal: false } }, 'Answer their 2 requests'],
  [{ seatsUsed: 22, seen: 4, expiry: null }, '18 idle seats: offer training'],
  [{ refused: 12 }, 'Offer what they were refused'],
  [{ hasLeader: false }, 'Introduce the team leader'],
])('STAFF-02 what follows for a client is what the board of renewals says: %j', (over, step) => {
  expect(suggestedStep({ ...calm, ...over }, now)).toBe(step);
});

test('STAFF-02 an expired client is not idle as well, and one where nobody ever was is', () => {
  expect(isIdle({ lastActive: days(-90), expiry: days(-1) }, now)).toBe(false);
  expect(isIdle({ lastActive: null, expiry: null }, now)).toBe(true);
  expect(isIdle({ lastActive: days(-29), expiry: null }, now)).toBe(false);
});

const date = fc.option(
  fc.integer({ min: -400, max: 400 }).map((count) => days(count)),
  { nil: null },
);

const clients = fc
  .array(
    fc.record({
      company: fc.string({ maxLength: 5 }),
      license: fc.constantFrom('site' as const, 'single' as const),
      expiry: date,
      lastActive: date,
      reads: fc.nat(5),
      isIdle: fc.boolean(),
      step: fc.option(fc.record({ text: fc.string({ maxLength: 3 }), by: fc.constant(null) }), { nil: null }),
    }),
  )
  .map((rows) =>
    rows.map(
      (row, id) =>
        ({
          ...calm,
          ...row,
          id,
          place: id,
          devices: 0,
          owner: null,
          written: null,
          headquarterCompany: null,
        }) as Client,
    ),
  );

test('STAFF-02 whatever the clients are, orders lose none, turn round, and filters part them', () => {
  fc.assert(
    fc.property(
      clients,
      fc.constantFrom('expiry', 'reads', 'step', 'lastActive', 'company'),
      (all, order) => {
        const ids = (sort: string) => choose(all, { sort: sort as 'expiry' }, now).rows.map(({ id }) => id);
        expect(ids(order).toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id));
        const key = ({ expiry, reads, lastActive, place, step }: Client) =>
          ({
            expiry: expiry?.getTime(),
            reads,
            lastActive: lastActive?.getTime(),
            company: place,
            step: step?.text.toLowerCase(),
          })[order];
        const known = (sort: string) =>
          choose(all, { sort: sort as 'expiry' }, now).rows.flatMap((one) => key(one) ?? []);
        expect(known(order)).toEqual(known(`-${order}`).toReversed());
        const ends = (['over', 'month', 'quarter', 'later', 'never'] as const).map((end) =>
          all.filter((one) => isAmong(one, { end }, now)),
        );
        expect(ends.flat()).toHaveLength(all.length);
        for (const one of all)
          expect(
            ends
              .flat()
              .filter(({ id }) => id === one.id)
              .map((found) => endOf(found, now)),
          ).toHaveLength(1);
      },
    ),
    { numRuns: 60 },
  );
});
