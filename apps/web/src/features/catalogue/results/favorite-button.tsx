import type { CatalogueItem } from '../catalogue.queries.ts';
import { useFavorite } from '../favorites/use-favorite.ts';
import { editionName } from './edition-name.ts';
import classes from './favorite-button.module.css';

const heart =
  'M8 13.6C4.6 11.2 1.9 9 1.9 6.1 1.9 4.2 3.3 2.8 5 2.8c1.2 0 2.3.6 3 1.8.7-1.2 1.8-1.8 3-1.8 1.7 0 3.1 1.4 3.1 3.3 0 2.9-2.7 5.1-6.1 7.5Z';

export function FavoriteButton({ item }: { item: CatalogueItem }) {
  const { isOn, toggle } = useFavorite(item);
  return (
    <button
      type="button"
      className={classes.favorite}
      onClick={toggle}
      aria-pressed={isOn}
      aria-label={`Favorite: ${editionName(item)}`}
    >
      <svg width={18} height={18} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={heart} />
      </svg>
    </button>
  );
}
