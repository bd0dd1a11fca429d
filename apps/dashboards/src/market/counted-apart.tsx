import { marketsIn } from './market-view.ts';
import type { Market } from './use-market.ts';

/** Says which figures are not added to those in sight, because a sum would mean nothing or count sales twice. */
export function CountedApart({
  market: { dashboard, view },
}: {
  market: Pick<Market, 'dashboard' | 'view'>;
}) {
  const lines = [
    ...(view.nouns.length > 1
      ? [
          `Shown in ${view.noun}: ${listed(marketsIn(view, dashboard))}. Figures in ${listed(view.nouns.filter((noun) => noun !== view.noun))} are not added to them.`,
        ]
      : []),
    ...(dashboard.rivals.length > 0
      ? [
          `Some markets are in several of these reports. They are counted once, from ${listed(dashboard.rivals.filter(({ isShown }) => isShown).map(({ name, region, year }) => `${name}, ${region} ${year}`))}.`,
        ]
      : []),
  ];
  return lines.map((line) => (
    <p key={line} className="small quiet">
      {line}
    </p>
  ));
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names);
}
