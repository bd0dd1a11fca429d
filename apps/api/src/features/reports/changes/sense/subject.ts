import { looseKey } from '../heading-words.ts';
import type { Line } from '../keyed-table.ts';

const said =
  /\b(?:cagr|compound|annual|growth|measured|actuals?|historic(?:al)?|forecasts?|projected|estimated?)\b|(?<!\d)(?:19|20)\d\d(?:-(?:\d\d){1,2})?(?!\d)|%/g;

/** What a heading is about apart from its years, its unit and that it is growth: `Knee implants, 2025` and its CAGR agree. */
export function subjectOf({ path }: Line): string {
  return looseKey(path)
    .replace(said, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '-')
    .join(' ');
}
