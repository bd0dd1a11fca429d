import { setTimeout as delay } from 'node:timers/promises';
import { headerOf, startSmsService, startSmtpService } from '@caliper/api/testing/message-services.ts';
import { makePerson, type Person } from '@caliper/api/testing/people.ts';
import { askForCode, passFirstFactor } from '@caliper/api/testing/sign-in.ts';
import { percentile } from '../../../bench/src/report.ts';
import { type Fault, judged, type Plan, type Row } from '../fault.ts';
import { openPlace, type Place } from '../place.ts';
import { ms } from '../report.ts';
import { type Gate, type Mood, openGate } from './gate.ts';

const deliveredWithinMs = 90_000;

/** Mail and text services fail. People do not notice, and everything arrives in the end. */
export const messages: Fault = {
  name: 'messages',
  rounds: 20,
  async run(plan) {
    await using cleanup = new AsyncDisposableStack();
    const post = await openPost(plan, cleanup);
    const place = cleanup.use(await openPlace({ SMS_URL: post.smsUrl, SMTP_URL: post.smtpUrl }));
    const rows: Row[] = [];
    await actSome(place, 2);
    for (const mood of ['refusing', 'silent', 'dropping'] as const) {
      rows.push(...(await goThrough(place, post, mood, plan)));
    }
    return rows;
  },
};

interface Post {
  smsUrl: string;
  smtpUrl: string;
  /** How often each message arrived: mails by id, texts by number and text. */
  arrivals(): Map<string, number>;
  change(mood: Mood): Promise<void>;
}

async function openPost({ random }: Plan, cleanup: AsyncDisposableStack): Promise<Post> {
  const [sms, smtp] = [await startSmsService(), await startSmtpService()];
  const gateTo = (url: string) => openGate(Number(new URL(url).port), () => 50 + Math.floor(random() * 800));
  const gates: Gate[] = [await gateTo(sms.url), await gateTo(smtp.url)];
  for (const one of [sms, smtp, ...gates]) cleanup.defer(() => one.close());
  const through = (url: string, gate: Gate | undefined) => url.replace(new URL(url).port, String(gate?.port));
  return {
    smsUrl: through(sms.url, gates[0]),
    smtpUrl: through(smtp.url, gates[1]),
    arrivals() {
      const keys = [
        ...sms.received.map(({ to, body }) => `${to} ${body}`),
        ...smtp.received.map((mail) => headerOf(mail, 'Message-ID')),
      ];
      return new Map([...Map.groupBy(keys, (key) => key)].map(([key, list]) => [key, list.length]));
    },
    async change(mood) {
      for (const gate of gates) await gate.change(mood);
    },
  };
}

async function goThrough(place: Place, post: Post, mood: Mood, { rounds }: Plan): Promise<Row[]> {
  await untilDelivered(place);
  const before = post.arrivals();
  const well = await actSome(place, rounds);
  await untilDelivered(place);
  await post.change(mood);
  const meanwhile = await actSome(place, rounds);
  await post.change('open');
  const waited = await untilDelivered(place);
  const counts = [...post.arrivals()].filter(([key]) => !before.has(key)).map(([, count]) => count);
  const twice = counts.filter((count) => count > 1).length;
  const expected = rounds * 4;
  const [usual, now] = [percentile(well, 0.5), percentile(meanwhile, 0.5)];
  // Only a service that hangs up midway may have accepted a message without our knowledge.
  const mayRepeat = mood === 'dropping';
  return [
    judged(
      `Mail and texts ${mood}: sign-in and form`,
      `${ms(now)} against ${ms(usual)} (medians), slowest ${ms(Math.max(...meanwhile))}`,
      'as fast as before, within a half and 50 ms',
      now < usual * 1.5 + 50,
    ),
    judged(
      `Mail and texts ${mood}, then well`,
      `${counts.length} of ${expected} arrived within ${ms(waited)}, ${twice} more than once`,
      mayRepeat ? 'all; again only what was cut off' : 'all, each once',
      counts.length === expected && (mayRepeat || twice === 0),
    ),
  ];
}

/** A sign-in up to the text message, and a request by mail; in sequence, so that we are not the slow part. */
async function actSome(place: Place, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const person = await makePerson(place.db);
    const begun = performance.now();
    await act(place, person);
    times.push(performance.now() - begun);
  }
  return times;
}

async function act(place: Place, person: Person): Promise<void> {
  await askForCode(place, await passFirstFactor(place, person));
  const body = {
    subject: 'New Sales Inquiry',
    ...{
      name: 'Sam Reed',
      email: person.email,
      phone: '+1 555 010 0199',
      company: 'Clinic',
      message: 'Hello',
    },
  };
  const { status } = await place.call('contactUs', { body });
  if (status >= 300) throw new Error(`The form was answered with ${status}`);
}

/** Waits until everything is sent, and returns how long that took. */
async function untilDelivered({ db }: Place): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const waiting = await db
      .selectFrom('outbox')
      .select('id')
      .where('next_attempt_at', 'is not', null)
      .execute();
    const waited = performance.now() - begun;
    if (waiting.length === 0 || waited > deliveredWithinMs) return waited;
    await delay(100);
  }
}
