import { editionWords } from '@caliper/contract/catalogue/edition-words.ts';
import { csvText } from '@caliper/text/csv.ts';
import type { TeamUsageAnswer } from './team-usage.service.ts';
import { keyFigures } from './team-usage-words.ts';

/** Everything that the page is made from, one line each. What may not be told is left empty. */
export function teamUsageCsv(of: TeamUsageAnswer): string {
  const figures = keyFigures(of);
  const values = [of.seats.used, of.seats.idle, of.reads, of.subscriptions.opened, of.exports, of.refused];
  return csvText([
    ['Group', 'Name', 'Edition', 'Figure', 'Number', 'Day'],
    ...figures.map(({ label }, index) => ['Team', of.company, '', label, values[index] ?? null, of.to]),
    ['Team', of.company, '', 'seats', of.seats.of, of.to],
    ['Team', of.company, '', 'subscriptions', of.subscriptions.of, of.to],
    ...(of.months ?? []).flatMap(({ month, reads, reports }) => [
      ['Month', month, '', 'chapters read', reads, ''],
      ['Month', month, '', 'reports opened', reports, ''],
    ]),
    ...of.mostRead.items.map((one) => [
      'Most read',
      one.title,
      editionWords(one),
      'chapters read',
      one.reads,
      '',
    ]),
    ...(of.unopened?.items ?? []).map((one) => [
      'Paid for, not opened',
      one.title,
      editionWords(one),
      '',
      null,
      one.since,
    ]),
    ...of.wanted.items.map((one) => [
      'Asked for, not subscribed',
      one.title,
      editionWords(one),
      'refused opens',
      one.refused,
      '',
    ]),
    ...(of.people?.items ?? []).flatMap(({ name, reads, reports, exports, from }) => [
      ['Person', name, '', 'chapters read', reads, from],
      ['Person', name, '', 'reports opened', reports, from],
      ['Person', name, '', 'exports', exports, from],
    ]),
  ]);
}
