import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { Bones } from '@caliper/ui/messages/bone.tsx';
import { Link, useNavigate } from 'react-router';
import { addressOf, choose, type SearchChoice } from '../search-address.ts';
import { type FacetChoice, withCount } from './facets.ts';
import classes from './search-filters.module.css';

interface FacetProps<Value> {
  /** 'Category' */
  label: string;
  /** What it says for all of them. */
  all: string;
  choice: SearchChoice;
  chosen: Value | null;
  choices: readonly FacetChoice<Value | null>[];
  /** What a press on one of them chooses. */
  partOf: (value: Value | null) => Partial<SearchChoice>;
}

/** A list at the side, where there is room. */
export function FacetList<Value extends string | number>(props: FacetProps<Value>) {
  const { label, all, choice, chosen, choices, partOf } = props;
  return (
    <nav aria-label={label}>
      <p className="mb8 label quiet">{label}</p>
      <ul className={classes.list}>
        {choices.map(({ value, count }) => (
          <li key={value ?? ''}>
            <Link
              className="entry"
              to={addressOf(choose(choice, partOf(value)))}
              aria-current={value === chosen ? 'true' : undefined}
            >
              <span>{value ?? all}</span>
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

/** The same choices for narrow screens. */
export function FacetSelect<Value extends string | number>(props: FacetProps<Value>) {
  const { label, all, choice, chosen, choices, partOf } = props;
  const navigate = useNavigate();
  const options = choices.map(({ value, count }) => ({
    value: String(value ?? ''),
    label: withCount(String(value ?? all), count),
  }));
  const pick = (picked: string) => {
    const { value = null } = choices.find((one) => String(one.value ?? '') === picked) ?? {};
    navigate(addressOf(choose(choice, partOf(value))));
  };
  return <NativeSelect label={label} value={String(chosen ?? '')} options={options} onChange={pick} />;
}

const lines = ['46%', '64%', '48%', '62%'].map((width) => [width, 12] as const);

/** The outline of the lists before the first answer. */
export function FacetSkeleton() {
  return (
    <div aria-hidden="true">
      <p className="mb16 label quiet">Category</p>
      <div className="grid gap16">
        <Bones sizes={lines} />
      </div>
    </div>
  );
}
