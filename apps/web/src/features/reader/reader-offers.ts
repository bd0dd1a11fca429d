import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { usePageOffers } from '../../lib/page-offers.ts';
import { placePath } from './reader-address.ts';
import type { ReaderState } from './reader-context.ts';

interface Settings {
  tablesOnly: boolean;
  onTablesOnly: (tablesOnly: boolean) => void;
}

/** What the palette finds here: the chapters and tables of a report, the bookmarks of a custom report, the settings. */
export function useReaderOffers({ subject, entries, back }: ReaderState, settings: Settings): void {
  const { tablesOnly, onTablesOnly } = settings;
  const isReport = subject.kind === 'report';
  const bookmarks = entries.map(({ place, title }) => ({
    icon: 'bookmark' as const,
    words: `${place} ${title}`,
    fact: 'bookmark',
    to: placePath(subject, { place }),
  }));
  usePageOffers({
    within: 'In this report',
    report: isReport ? { id: subject.id, name: subject.name } : undefined,
    places: [...(isReport ? [] : bookmarks), { icon: 'chevronLeft', words: back.words, to: back.to }],
    actions: [
      {
        icon: 'table',
        words: tablesOnly ? 'Show the whole chapter' : readerTexts.tablesOnly,
        run: () => onTablesOnly(!tablesOnly),
      },
    ],
  });
}
