import { Icon, type IconName } from '@caliper/ui/theme/icons.tsx';
import { Link, useNavigate } from 'react-router';
import { placePath } from '../reader-address.ts';
import { stepState, useNoun, useReader } from '../reader-context.ts';
import classes from './hit-navigator.module.css';
import { hitWithin, stepFrom } from './hits.ts';

/** Steps through the hits of this chapter. */
export function HitNavigator() {
  const { search } = useReader();
  const { hit, count, previous, next } = useHitSteps();
  if (search.hits && count === 0) return <FirstHit />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className={classes.navigator} role="group" aria-label="Search hits">
      <Step icon="chevronUp" label="Previous hit" onStep={previous} />
      <span className="bold" aria-live="polite" translate="no">
        {search.hits ? `${hit} of ${count}` : '…'}
      </span>
      <Step icon="chevron" label="Next hit" onStep={next} />
    </div>
  );
}

/** A chapter without hits stays on screen, with a button to the first chapter that has hits. */
function FirstHit() {
  const { subject, back, search } = useReader();
  const noun = useNoun();
  const first = search.hits?.first;
  if (!first) return null;
  return (
    <Link
      className={`${classes.navigator} ${classes.first}`}
      to={placePath(subject, { place: first.place, term: search.term })}
      state={stepState(back)}
      title={first.title}
    >
      Go to {noun} {first.place}
    </Link>
  );
}

interface StepProps {
  icon: IconName;
  label: string;
  onStep: (() => void) | null;
}

/** At either end it keeps its place and the focus, so that the other direction is one key away. */
function Step({ icon, label, onStep }: StepProps) {
  return (
    <button
      type="button"
      className={classes.step}
      aria-label={label}
      aria-disabled={onStep === null || undefined}
      onClick={() => onStep?.()}
    >
      <Icon name={icon} />
    </button>
  );
}

export interface HitSteps {
  hit: number;
  count: number;
  /** Null at the ends. */
  previous: (() => void) | null;
  next: (() => void) | null;
}

/** The current hit of this chapter and steps to its neighbours. Steps add no history entries. */
export function useHitSteps(): HitSteps {
  const { subject, address, back, hitCount: count } = useReader();
  const navigate = useNavigate();
  const { place, term } = address;
  const step = (by: 1 | -1) => {
    const hit = stepFrom(address.hit, count, by);
    if (hit === null) return null;
    return () =>
      void navigate(placePath(subject, { place, term, hit }), { replace: true, state: stepState(back) });
  };
  return { hit: hitWithin(address.hit, count), count, previous: step(-1), next: step(1) };
}
