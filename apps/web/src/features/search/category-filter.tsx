import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { Bones } from '@caliper/ui/messages/bone.tsx';
import { Link, useNavigate } from 'react-router';
import type { SearchAnswer } from './search.queries.ts';
import { addressOf, choose, type SearchChoice } from './search-address.ts';
import classes from './search-filters.module.css';

interface CategoryListProps {
  choice: SearchChoice;
  choices: readonly CategoryChoice[];
}

export function CategoryList({ choice, choices }: CategoryListProps) {
  return (
    <nav aria-label="Category">
      <p className="mb8 label quiet">Category</p>
      <ul className={classes.list}>
        {choices.map(({ name, count }) => (
          <li key={name ?? ''}>
            <Link
              className="entry"
              to={addressOf(choose(choice, { category: name }))}
              aria-current={name === choice.category ? 'true' : undefined}
            >
              <span>{name ?? 'All categories'}</span>
              <span className="quiet" translate="no">
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const lines = ['46%', '64%', '48%', '62%'].map((width) => [width, 12] as const);

/** The outline of the list before the first answer. */
export function CategoryListSkeleton() {
  return (
    <div aria-hidden="true">
      <p className="mb16 label quiet">Category</p>
      <div className="grid gap16">
        <Bones sizes={lines} />
      </div>
    </div>
  );
}

interface CategorySelectProps {
  choice: SearchChoice;
  choices: readonly CategoryChoice[];
  /** False before the first answer, when there are no counts. */
  isKnown: boolean;
}

/** The same choices for narrow screens. */
export function CategorySelect({ choice, choices, isKnown }: CategorySelectProps) {
  const navigate = useNavigate();
  const options = choices.map(({ name, count }) => {
    const label = name ?? 'All categories';
    return { value: name ?? 'all', label: isKnown ? `${label} (${count})` : label };
  });
  return (
    <NativeSelect
      label="Category"
      value={choice.category ?? 'all'}
      options={options}
      onChange={(name) => navigate(addressOf(choose(choice, { category: name === 'all' ? null : name })))}
    />
  );
}

interface CategoryChoice {
  /** Null means all categories. */
  name: string | null;
  count: number;
}

type Counted = SearchAnswer['categories'];

/** The choices of the filter. The chosen one is always among them, even without results. */
export function categoryChoices(categories: Counted, chosen: string | null): CategoryChoice[] {
  const named = categories.map(({ category_name, count }) => ({ name: category_name, count }));
  const all = { name: null, count: named.reduce((sum, { count }) => sum + count, 0) };
  const isMissing = chosen !== null && !named.some(({ name }) => name === chosen);
  return [all, ...named, ...(isMissing ? [{ name: chosen, count: 0 }] : [])];
}
