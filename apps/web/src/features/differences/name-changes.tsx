import classes from './changes.module.css';
import type { Whole } from './differences.queries.ts';
import { Section } from './section.tsx';

type Names = Whole['companies'];

/** Companies, segments and countries that came or went, by what their names mean. */
export function NameChanges({ found }: { found: Whole }) {
  const groups = [
    { title: 'Companies', names: found.companies },
    { title: 'Segments', names: found.segments },
    { title: 'Countries', names: found.countries },
  ].filter(({ names }) => names.added.length + names.removed.length > 0);
  return (
    <Section name="names" title="Companies and segments">
      {groups.length === 0 ? (
        <p className="quiet">The tables of both name the same companies, segments and countries.</p>
      ) : (
        <div className={classes.groups}>
          {groups.map(({ title, names }) => (
            <NameGroup key={title} title={title} names={names} />
          ))}
        </div>
      )}
    </Section>
  );
}

function NameGroup({ title, names }: { title: string; names: Names }) {
  return (
    <div>
      <h3 className="h4 mb6">{title}</h3>
      <ul className="list">
        {names.added.map((one) => (
          <NameRow key={one.name} {...one} kind="added" />
        ))}
        {names.removed.map((one) => (
          <NameRow key={one.name} {...one} kind="removed" />
        ))}
      </ul>
    </div>
  );
}

type NameRowProps = Names['added'][number] & { kind: 'added' | 'removed' };

function NameRow({ name, chapters, kind }: NameRowProps) {
  return (
    <li className={classes.nameRow}>
      <span className={classes.sign} data-tone={kind === 'added' ? 'ok' : 'bad'} aria-hidden>
        {kind === 'added' ? '+' : '−'}
      </span>
      <span className="grow slim anywhere">
        {name} <span className="small quiet">{[...new Set(chapters)].join(', ')}</span>
      </span>
      <span className="small quiet">{kind}</span>
    </li>
  );
}
