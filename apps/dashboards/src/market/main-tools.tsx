import { Choice } from '@caliper/ui/fields/choice.tsx';
import type { Basis } from './market-view.ts';
import type { Market } from './use-market.ts';

const labels: Record<Basis, string> = { absolute: 'Absolute', index: 'Index', share: 'Share' };

/** How the main chart shows its figures: absolute, indexed or as shares; all markets together or side by side. */
export function MainTools({ market, basis }: { market: Market; basis: Basis }) {
  const { view, change, by } = market;
  const bases: Basis[] = view.show === 'price' ? ['absolute', 'index'] : ['absolute', 'index', 'share'];
  const hasBases = view.show !== 'growth';
  return (
    <>
      {by === 'market' && (
        <Choice
          size="sm"
          label="Markets"
          value={view.isSideBySide ? 'apart' : 'together'}
          options={[
            { value: 'together', label: 'Together' },
            { value: 'apart', label: 'Side by side' },
          ]}
          onChange={(value) => change({ apart: value === 'apart' ? '1' : null })}
        />
      )}
      {hasBases && (
        <Choice
          size="sm"
          label="Scale"
          value={basis}
          options={bases.map((value) => ({ value, label: labels[value] }))}
          onChange={(value) => change({ scale: value === 'absolute' ? null : value })}
        />
      )}
    </>
  );
}
