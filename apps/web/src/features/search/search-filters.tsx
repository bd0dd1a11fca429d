import { type Region, regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import { type SearchSort, searchSorts } from '@caliper/contract/search/search.values.ts';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate } from 'react-router';
import { CategoryList, CategoryListSkeleton, CategorySelect, categoryChoices } from './category-filter.tsx';
import type { SearchAnswer } from './search.queries.ts';
import { addressOf, choose, type SearchChoice } from './search-address.ts';
import classes from './search-filters.module.css';

const sortWords: Record<SearchSort, string> = {
  new: 'Newest first',
  chapters: 'Most chapters',
  old: 'Oldest first',
  category: 'Category',
};
const sorts = searchSorts.map((sort) => ({ value: sort, label: sortWords[sort] }));
const places = [
  { value: 'all', label: 'All regions' },
  ...regions.map((region) => ({ value: region, label: region })),
];

interface SearchFiltersProps {
  choice: SearchChoice;
  /** Null until the first answer. */
  categories: SearchAnswer['categories'] | null;
  hasFailed: boolean;
}

export function SearchFilters({ choice, categories, hasFailed }: SearchFiltersProps) {
  const navigate = useNavigate();
  return (
    <section className={classes.filters} aria-label="Filters">
      <NativeSelect
        label="Sort"
        value={choice.sort}
        options={sorts}
        onChange={(sort) => navigate(addressOf(choose(choice, { sort: sort as SearchSort })))}
      />
      <NativeSelect
        label="Region"
        value={choice.region ?? 'all'}
        options={places}
        onChange={(region) =>
          navigate(addressOf(choose(choice, { region: region === 'all' ? null : (region as Region) })))
        }
      />
      <Categories choice={choice} categories={categories} hasFailed={hasFailed} />
    </section>
  );
}

/** A list at the side if there is room, otherwise one more select. */
function Categories({ choice, categories, hasFailed }: SearchFiltersProps) {
  const isWide = useMediaQuery('(min-width: 1000px)', undefined, { getInitialValueInEffect: false });
  const choices = categoryChoices(categories ?? [], choice.category);
  if (!isWide) return <CategorySelect choice={choice} choices={choices} isKnown={categories !== null} />;
  if (categories !== null) return <CategoryList choice={choice} choices={choices} />;
  return hasFailed ? null : <CategoryListSkeleton />;
}
