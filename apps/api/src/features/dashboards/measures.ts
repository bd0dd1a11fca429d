import { measuresOf } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { counting, nounsIn } from './nouns.ts';
import type { Opened } from './opening.service.ts';
import { jointUnit, leavesOutPeriods, periodIndex, readUnit, unitIn } from './shape.ts';

type Sources = Pick<Opened, 'kind' | 'imports' | 'sources'>;

/** The measures that have figures, with their units. */
export function measuresIn(opened: Sources): { measure: string; unit: string }[] {
  if (opened.kind === 'survey') return [];
  return measuresOf[opened.kind].flatMap((measure) => {
    const unit = unitOf(opened, measure) ?? nounUnits(opened, measure)[0];
    return unit ? { measure, unit } : [];
  });
}

/** The units that a measure has where the markets are counted in different things. */
function nounUnits(opened: Sources, measure: string): string[] {
  return nounsIn(opened).flatMap(({ sources }) => unitOf({ ...opened, sources }, measure) ?? []);
}

/** What the markets are counted in, with the units of the measures that count it. */
export function countedIn(opened: Sources): Answer<'dashboard'>['nouns'] {
  return nounsIn(opened).map(({ noun, sources }) => ({
    noun,
    markets: sources.map(({ label }) => label),
    units: Object.fromEntries(
      measuresIn({ ...opened, sources })
        .filter(({ measure }) => counting.includes(measure))
        .map(({ measure, unit }) => [measure, unit]),
    ),
  }));
}

/** Undefined for a measure without figures. */
export function unitOf({ kind, imports, sources }: Sources, measure: string): string | null | undefined {
  const given = (name: string) =>
    jointUnit(
      sources.length > 0
        ? sources.flatMap(({ from, market }) => unitIn(from.shape, market, name) ?? [])
        : imports.flatMap(({ shape }) => shape.units[name] ?? []),
    );
  if (kind === 'medsku') return measure === 'spread' ? given('price') : given(measure);
  if (measure !== 'price') return given(measure);
  const [value, units] = [given('value'), given('units')];
  return value && units ? `${readUnit(value).of} per unit` : undefined;
}

/** A report has measured figures up to the year before its edition; later years are a forecast. */
export function forecastFrom(
  { kind, item_year, sources }: Opened,
  periods: readonly string[],
): string | null {
  if (kind === 'medsku' || kind === 'survey') return null;
  const years = sources.length > 0 ? sources.map(({ from }) => from.item_year) : [item_year];
  const edition = Math.min(...years);
  return periods.find((period) => periodIndex(period) >= edition) ?? null;
}

export function notesOn(opened: Opened): string[] {
  const measures = measuresIn(opened).map(({ measure }) => measure);
  const notes = [
    measures.includes('price') &&
      opened.kind !== 'medsku' &&
      'The average price is the value divided by the units.',
    nounsIn(opened).length > 1 &&
      'Markets that are counted in different units are never added up or averaged: those of one unit are shown at a time.',
    opened.kind === 'medsku' && 'The average price is weighted by units sold.',
    opened.kind === 'medaccess' && 'Coverage and reimbursement are means of the countries and payers shown.',
    opened.kind === 'survey' &&
      'Weighted figures count each respondent by their weight; medians and quartiles count everyone once.',
    leavesOutPeriods(opened.sources.map(({ from }) => from.shape)) &&
      'Years that only some of the reports cover are left out.',
    ...opened.remarks,
    ...new Set(opened.imports.map(({ note }) => note)),
    opened.description,
  ];
  return notes.filter((note) => typeof note === 'string' && note !== '') as string[];
}
