import type { Place } from './reading/problems.ts';

/** A market of a report that companies have a sample of, or that custom reports show. */
export interface UsedMarket {
  market_name: string;
  samples: number;
  customReports: number;
}

/** Adds up what is known of each market from both sides. */
export function usedMarkets(
  samples: readonly { market_name: string; count: number }[],
  choices: readonly { market_name: string; count: number }[],
): UsedMarket[] {
  const names = new Set([...samples, ...choices].map(({ market_name }) => market_name));
  const countOf = (list: typeof samples, name: string) =>
    list.find(({ market_name }) => market_name === name)?.count ?? 0;
  return [...names].sort().map((name) => ({
    market_name: name,
    samples: countOf(samples, name),
    customReports: countOf(choices, name),
  }));
}

/** The place of what concerns a file as a whole. */
export const nowhere = { sheet: '', row: null, column: null };

export function lostMarketNotes(used: readonly UsedMarket[], markets: readonly string[]): Place[] {
  return lostMarkets(used, markets).map((message) => ({ ...nowhere, message }));
}

/** What to say of the used markets that a file does not have. */
export function lostMarkets(used: readonly UsedMarket[], markets: readonly string[]): string[] {
  return used
    .filter(({ market_name }) => !markets.includes(market_name))
    .map((one) => `'${one.market_name}' is not in the file; ${usersOf(one).join(' and ')}.`);
}

function usersOf({ samples, customReports }: UsedMarket): string[] {
  return [
    ...(samples > 0
      ? [samples === 1 ? '1 company has a sample of it' : `${samples} companies have a sample of it`]
      : []),
    ...(customReports > 0
      ? [customReports === 1 ? '1 custom report shows it' : `${customReports} custom reports show it`]
      : []),
  ];
}
