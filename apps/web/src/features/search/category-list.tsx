import { Link } from 'react-router';
import type { CategoryChoice } from './category-choices.ts';
import classes from './category-list.module.css';
import { addressOf, chooseCategory, type SearchChoice } from './search-address.ts';

interface CategoryListProps {
  choice: SearchChoice;
  choices: readonly CategoryChoice[];
}

export function CategoryList({ choice, choices }: CategoryListProps) {
  return (
    <nav aria-label="Category">
      <p className={classes.label}>Category</p>
      <ul className={classes.list}>
        {choices.map(({ name, count }) => (
          <li key={name ?? ''}>
            <Link
              className={classes.entry}
              to={addressOf(chooseCategory(choice, name))}
              aria-current={name === choice.category ? 'true' : undefined}
            >
              <span>{name ?? 'All categories'}</span>
              <span className={classes.count} translate="no">
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const lines = ['first', 'second', 'third', 'fourth'];

/** The outline of the list before the first answer. */
export function CategoryListSkeleton() {
  return (
    <div aria-hidden="true">
      <p className={classes.label}>Category</p>
      {lines.map((line) => (
        <span key={line} className={classes.line} />
      ))}
    </div>
  );
}
