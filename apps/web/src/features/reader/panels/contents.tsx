import { Tabs } from '@caliper/ui/actions/tabs.tsx';
import type { ReactNode } from 'react';
import { useReader } from '../reader-context.ts';
import { ExhibitList } from '../search/exhibit-list.tsx';
import { HitList } from '../search/hit-list.tsx';

/** What the left panel lists. */
export type Contents = 'chapters' | 'hits' | 'exhibits';

interface ContentsTabsProps {
  shown: Contents;
  onShow: (shown: Contents) => void;
  /** Closes the panel if it covers the text. */
  onChoose: () => void;
  /** The chapters, with what belongs to them. */
  children: ReactNode;
}

/** The chapters, and beside them the hits of a search, and the tables and figures of a report. */
export function ContentsTabs({ shown, onShow, onChoose, children }: ContentsTabsProps) {
  const { subject, search } = useReader();
  const hasHits = search.mayHaveHits;
  const hasExhibits = subject.kind === 'report';
  const tabs = [
    { value: 'chapters', label: 'Contents' } as const,
    ...(hasHits ? [{ value: 'hits', label: 'Hits', count: search.hits?.total } as const] : []),
    ...(hasExhibits ? [{ value: 'exhibits', label: 'Tables' } as const] : []),
  ];
  if (tabs.length === 1) return children;
  const chosen = tabs.some(({ value }) => value === shown) ? shown : 'chapters';
  return (
    <Tabs<Contents> label="What is listed" look="pill" value={chosen} tabs={tabs} onChange={onShow}>
      {chosen === 'chapters' && children}
      {chosen === 'hits' && <HitList onChoose={onChoose} />}
      {chosen === 'exhibits' && <ExhibitList onChoose={onChoose} />}
    </Tabs>
  );
}
