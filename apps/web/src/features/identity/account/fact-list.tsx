import type { Fact } from './account-facts.ts';
import classes from './account-info.module.css';

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, isWord }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd translate={isWord ? undefined : 'no'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
