import type { Reduced, Whole } from './differences.queries.ts';
import { areVersions, sideName } from './side-names.ts';

/** Two or three sentences, written from what was counted. */
export function summaryWords(found: Whole | Reduced): string[] {
  const { figures, passages, tables } = found.counts;
  const later = sideName(found, found.after);
  const revised = figures.revised + figures.measured;
  const sentences = [
    chaptersAndYears(found),
    listed([
      revised > 0 && `${counted(figures.revised, 'forecast figure was', 'forecast figures were')} revised`,
      figures.measured > 0 &&
        `${counted(figures.measured, 'figure that was', 'figures that were')} expected ${figures.measured === 1 ? 'is' : 'are'} measured now`,
      figures.restated > 0 &&
        `${counted(figures.restated, 'measured figure was', 'measured figures were')} restated`,
    ]),
    tables.comparable === 0 ? `No table of ${later} can be compared with one of the other.` : '',
  ].filter((text) => text !== '');
  const isSame = figures.restated + revised + figures.changed + figures.added + figures.removed === 0;
  if (sentences.length === 0 && isSame && passages.added + passages.removed + passages.changed === 0)
    return [`Nothing that readers see is different in ${later}.`];
  return sentences.map((text) => (text.endsWith('.') ? text : `${capital(text)}.`));
}

function chaptersAndYears(found: Whole | Reduced): string {
  const { chapters } = found.counts;
  const { before, after } = found.years;
  const parts = listed([
    chapters.added > 0 && `has ${counted(chapters.added, 'chapter', 'chapters')} more`,
    chapters.removed > 0 && `leaves out ${counted(chapters.removed, 'chapter', 'chapters')}`,
    before.base !== null &&
      after.base !== null &&
      before.base !== after.base &&
      `moves the base year from ${before.base} to ${after.base}`,
    before.last !== null &&
      after.last !== null &&
      before.last !== after.last &&
      `carries the forecast to ${after.last}`,
  ]);
  const subject = areVersions(found)
    ? `Version ${found.after.version}`
    : `The ${found.after.report_year} edition`;
  return parts === '' ? '' : `${subject} ${parts}`;
}

/** 'a, b and c' of those that apply. */
function listed(parts: readonly (string | false)[]): string {
  const said = parts.filter((part) => part !== false);
  return said.length < 2 ? (said[0] ?? '') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
}

export function counted(count: number, one: string, several: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
