import type { ChosenMarkets } from '../custom-reports.queries.ts';

/** The choice for one report. When it is switched off its ticks are kept. */
export interface MarketDraft {
  isOn: boolean;
  names: readonly string[];
  /** Those that were chosen when the draft began: others may change them in the meantime. */
  before: readonly string[];
}

/** By report id, only for reports that the person has changed. */
export type MarketDrafts = ReadonlyMap<number, MarketDraft>;

export const untouched: { drafts: MarketDrafts } = { drafts: new Map() };

export function draftFor(drafts: MarketDrafts, chosen: ChosenMarkets, reportId: number): MarketDraft {
  const names = chosenOf(chosen, reportId);
  return drafts.get(reportId) ?? { isOn: names.length > 0, names, before: names };
}

/** A report switched on for the first time shows all its markets. */
export function switched(draft: MarketDraft, isOn: boolean, all: readonly string[]): MarketDraft {
  return { ...draft, isOn, names: isOn && draft.names.length === 0 ? all : draft.names };
}

export function ticked(draft: MarketDraft, name: string, isTicked: boolean): MarketDraft {
  const others = draft.names.filter((one) => one !== name);
  return { ...draft, names: isTicked ? [...others, name] : others };
}

export interface MarketChange {
  report_id: number;
  market_names: string[];
  before: string[];
}

/** Only changed choices are saved; a report that is off has no markets. */
export function changedMarkets(drafts: MarketDrafts, chosen: ChosenMarkets): MarketChange[] {
  return [...drafts]
    .map(([report_id, { isOn, names, before }]) => ({
      report_id,
      market_names: isOn ? [...names] : [],
      before: [...before],
    }))
    .filter(
      ({ report_id, market_names, before }) =>
        !isSame(before, market_names) && !isSame(chosenOf(chosen, report_id), market_names),
    );
}

function chosenOf(chosen: ChosenMarkets, reportId: number): string[] {
  return chosen.find(({ report_id }) => report_id === reportId)?.market_names ?? [];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}

/** Without markets that the report no longer has, as far as its markets are known. */
export function stillThere(change: MarketChange, markets: readonly string[] | undefined): MarketChange {
  if (!markets) return change;
  return { ...change, market_names: change.market_names.filter((name) => markets.includes(name)) };
}
