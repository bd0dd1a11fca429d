import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { Link, useLocation, useNavigate } from 'react-router';
import { changesPath } from '../../lib/navigation/paths.ts';
import classes from './changes.module.css';
import type { Reduced, Whole } from './differences.queries.ts';
import { shown } from './key-figures.tsx';
import { type Part, type PartName, partNames, partsOf } from './parts.ts';
import { areVersions } from './side-names.ts';

interface PartsNavProps {
  found: Whole | Reduced;
  onChoose: () => void;
}

/** In the left panel: the parts of the page, and what else there is to compare with. */
export function PartsNav({ found, onChoose }: PartsNavProps) {
  const current = useCurrentPart();
  const { search } = useLocation();
  return (
    <nav aria-label="What changed">
      <h2 className="h4 mb12">What changed</h2>
      <ul className="list">
        {partsOf(found).map((part) => (
          <li key={part.name}>
            <PartLink part={part} search={search} isCurrent={part.name === current} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <CompareWith found={found} />
    </nav>
  );
}

interface PartLinkProps {
  part: Part;
  search: string;
  isCurrent: boolean;
  onChoose: () => void;
}

function PartLink({ part: { name, title, count }, search, isCurrent, onChoose }: PartLinkProps) {
  return (
    <Link
      className={classes.part}
      to={{ search, hash: `#${name}` }}
      state={{ keepsPlace: true }}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onChoose}
    >
      {title}
      {count !== null && (
        <span className="faint plain" translate="no">
          {shown(count)}
        </span>
      )}
    </Link>
  );
}

function useCurrentPart(): PartName {
  const { hash } = useLocation();
  return partNames.find((name) => `#${name}` === hash) ?? 'summary';
}

/** In place of the panel where there is no room for one. */
export function PartSelect({ found }: { found: Whole | Reduced }) {
  const navigate = useNavigate();
  const current = useCurrentPart();
  const { search } = useLocation();
  return (
    <div className={classes.partSelect}>
      <NativeSelect
        label="Part of this page"
        value={current}
        options={partsOf(found).map(({ name, title, count }) => ({
          value: name,
          label: count === null ? title : `${title} (${shown(count)})`,
        }))}
        onChange={(name) => void navigate({ search, hash: `#${name}` }, { state: { keepsPlace: true } })}
      />
      <CompareWith found={found} />
    </div>
  );
}

function CompareWith({ found }: { found: Whole | Reduced }) {
  const navigate = useNavigate();
  const { before, after, others } = found;
  const isOfVersions = areVersions(found);
  const options = others.map(({ report_id, report_year, version }) => ({
    value: String(version ?? report_id),
    label: version === null ? `${report_year} edition` : `Version ${version}`,
  }));
  const current = String(isOfVersions ? before.version : before.report_id);
  if (options.length === 0 || !options.some(({ value }) => value === current)) return null;
  const goTo = (value: string) => {
    const { report_id: id, report_name: name } = after;
    const path = isOfVersions
      ? changesPath(id, name, id, { from: Number(value), to: after.version })
      : changesPath(id, name, Number(value));
    void navigate(path);
  };
  return (
    <div className={classes.compare}>
      <NativeSelect label="Compare with" value={current} options={options} onChange={goTo} />
      <p className="small quiet mt6">
        {isOfVersions
          ? 'Versions of this report that were released.'
          : 'Only editions you hold can be compared figure by figure.'}
      </p>
    </div>
  );
}
