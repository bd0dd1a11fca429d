import type { Region } from '@caliper/contract/catalogue/catalogue.values.ts';
import { type SearchSort, searchSorts } from '@caliper/contract/search/search.values.ts';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { latestClientState, remember } from '../../../lib/remembered/client-state.ts';
import type { KnownFacets } from '../search.queries.ts';
import { addressOf, choose, foldedFilters, type SearchChoice } from '../search-address.ts';
import { FacetList, FacetSelect, FacetSkeleton } from './facet-lists.tsx';
import { categoryChoices, regionChoices, withCount, yearChoices } from './facets.ts';
import { KindFacet, MineFacet } from './kind-facets.tsx';
import classes from './search-filters.module.css';

const sortWords: Record<SearchSort, string> = {
  new: 'Newest first',
  chapters: 'Most chapters',
  old: 'Oldest first',
  category: 'Category',
  best: 'Best match',
};
const sorts = searchSorts.map((sort) => ({ value: sort, label: sortWords[sort] }));

interface SearchFiltersProps {
  choice: SearchChoice;
  /** Null until the first answer. */
  known: KnownFacets | null;
  hasFailed: boolean;
}

export function SearchFilters({ choice, known, hasFailed }: SearchFiltersProps) {
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 1000px)', undefined, { getInitialValueInEffect: false });
  const places = regionChoices(known).map(({ value, count }) => ({ value, label: withCount(value, count) }));
  const sortBy = (sort: SearchSort) => {
    remember('search', { ...latestClientState().search, sort });
    navigate(addressOf(choose(choice, { sort })));
  };
  return (
    <section className={classes.filters} aria-label="Filters">
      <NativeSelect
        label="Sort"
        value={choice.sort}
        options={sorts}
        onChange={(sort) => sortBy(sort as SearchSort)}
      />
      <NativeSelect
        label="Region"
        value={choice.region ?? 'all'}
        options={[{ value: 'all', label: 'All regions' }, ...places]}
        onChange={(region) =>
          navigate(addressOf(choose(choice, { region: region === 'all' ? null : (region as Region) })))
        }
      />
      {!known && !hasFailed && isWide && <FacetSkeleton />}
      {known && isWide && <Facets choice={choice} known={known} Facet={FacetList} />}
      {!isWide && <Folded choice={choice} known={known} />}
    </section>
  );
}

/** Behind one button that counts what is set. */
function Folded({ choice, known }: { choice: SearchChoice; known: KnownFacets | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const set = foldedFilters(choice);
  return (
    <div className={classes.folded}>
      <button
        type="button"
        className={classes.fold}
        disabled={!known}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          Filters: {set === 0 ? 'Category, Year, Kind, Only mine' : <b translate="no">{set} set</b>}
        </span>
        <Icon name="chevron" size={14} className={classes.arrow} />
      </button>
      {isOpen && known && (
        <div id={id} className={classes.unfolded}>
          <Facets choice={choice} known={known} Facet={FacetSelect} />
        </div>
      )}
    </div>
  );
}

interface FacetsProps {
  choice: SearchChoice;
  known: KnownFacets;
  Facet: typeof FacetList;
}

function Facets({ choice, known, Facet }: FacetsProps) {
  return (
    <>
      <Facet
        label="Category"
        all="All categories"
        choice={choice}
        chosen={choice.category}
        choices={categoryChoices(known, choice)}
        partOf={(category) => ({ category })}
      />
      <Facet
        label="Year"
        all="All years"
        choice={choice}
        chosen={choice.year}
        choices={yearChoices(known, choice)}
        partOf={(year) => ({ year })}
      />
      <KindFacet choice={choice} known={known} />
      <MineFacet choice={choice} known={known} />
    </>
  );
}
