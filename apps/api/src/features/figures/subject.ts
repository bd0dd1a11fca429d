import type { Label } from './table-series.ts';

/** Where a table stands. */
export interface Surroundings {
  chapter_title: string;
  item_name: string;
  region: string;
  /** The markets of the report's dashboard, in lower case: a chapter that is called so is about that market. */
  markets: ReadonlySet<string>;
}

/** Chapters that are about the whole report. */
const isGeneral =
  /\b(?:summary|overview|introduction|scope|landscape|compet\w+|volumes?|procedures?|trials?|drivers?|limiters?|regulat\w+|reimbursement|method\w*|forecasts?|outlook|pricing|prices|countries|regions|appendix|conclusions?|data|tables)\b/i;

/** A table is about what its chapter is about, or else its report, unless its own headings say so. */
export function withSubject(
  labels: readonly Label[],
  place: string,
  { chapter_title, item_name, markets }: Surroundings,
): readonly Label[] {
  const isMarket = (text: string) => markets.has(text.toLowerCase());
  const ofReport = !isMarket(chapter_title) && isGeneral.test(chapter_title);
  const subject = ofReport ? item_name : chapter_title;
  const isTold = labels.some(
    ({ text, isCompany }) =>
      !isCompany && text !== place && (ofReport || isMarket(text) || mentions(text, subject)),
  );
  return isTold ? labels : [{ text: subject, isCompany: false }, ...labels];
}

function mentions(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.toLowerCase());
}
