import type { SearchKind } from '@caliper/contract/search/search.values.ts';
import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { Switch } from '@caliper/ui/fields/switch.tsx';
import { useNavigate } from 'react-router';
import { kinds } from '../found-things.ts';
import type { KnownFacets } from '../search.queries.ts';
import { addressOf, choose, type SearchChoice } from '../search-address.ts';
import { kindChoices } from './facets.ts';
import classes from './search-filters.module.css';

interface FacetProps {
  choice: SearchChoice;
  known: KnownFacets;
}

/** None chosen is all of them, so that one press shows one kind alone. */
export function KindFacet({ choice, known }: FacetProps) {
  const navigate = useNavigate();
  const choices = kindChoices(known, choice);
  if (choices.length === 0) return null;
  const toggle = (kind: SearchKind) => {
    const isChosen = choice.kinds.includes(kind);
    const others = choice.kinds.filter((one) => one !== kind);
    navigate(addressOf(choose(choice, { kinds: isChosen ? others : [...others, kind] })));
  };
  return (
    <fieldset className={classes.kinds}>
      <legend className="mb8 label quiet">Kind</legend>
      {choices.map(({ value, count }) => (
        <Checkbox key={value} checked={choice.kinds.includes(value)} onChange={() => toggle(value)}>
          <span className="grow">{kinds[value].many}</span>{' '}
          <span className="quiet" translate="no">
            {count}
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}

export function MineFacet({ choice, known: { facets, isCurrent } }: FacetProps) {
  const navigate = useNavigate();
  return (
    <div className={classes.mine}>
      <Switch
        checked={choice.onlyMine}
        onChange={({ target }) => navigate(addressOf(choose(choice, { onlyMine: target.checked })))}
      >
        Only mine
      </Switch>
      {isCurrent && (
        <p className="mt4 small faint">
          <span translate="no">{facets.mine}</span> of <span translate="no">{facets.all}</span> are in your
          subscriptions
        </p>
      )}
    </div>
  );
}
