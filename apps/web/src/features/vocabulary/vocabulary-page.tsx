import { Tabs } from '@caliper/ui/actions/tabs.tsx';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EditionsPart } from './editions/editions-part.tsx';
import { ProposalsPart } from './proposals-part.tsx';
import { TermPart } from './term/term-part.tsx';
import { TermsPart } from './terms-part.tsx';
import { useProposals } from './vocabulary.queries.ts';
import { addressOf, readPlace, type VocabularyPlace, type VocabularyTab } from './vocabulary-address.ts';

/** Markets, segments, companies and countries, each once however it is spelt, and the editions of a title. */
export function VocabularyPage() {
  const { search } = useLocation();
  const place = useMemo(() => readPlace(search), [search]);
  if (place.term) return <TermPart key={place.term} termId={place.term} place={place} />;
  return (
    <>
      <h1>Vocabulary</h1>
      <p className="lead">
        What reports and dashboards call a market, a segment, a company or a country, and which of these names
        mean the same. What is said here never changes a figure.
      </p>
      <Parts place={place} />
    </>
  );
}

function Parts({ place }: { place: VocabularyPlace }) {
  const navigate = useNavigate();
  const { data: open } = useProposals({});
  const tabs: { value: VocabularyTab; label: string; count?: number | undefined }[] = [
    { value: 'proposals', label: 'To decide', count: open?.total },
    { value: 'terms', label: 'All names' },
    { value: 'editions', label: 'Editions' },
  ];
  const Part = parts[place.tab];
  return (
    <Tabs
      label="Vocabulary"
      value={place.tab}
      tabs={tabs}
      onChange={(tab) => void navigate({ search: addressOf({ tab, text: '', page: 1 }) })}
    >
      <Part place={place} />
    </Tabs>
  );
}

const parts = { proposals: ProposalsPart, terms: TermsPart, editions: EditionsPart };
