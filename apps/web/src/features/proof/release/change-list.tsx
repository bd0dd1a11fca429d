import type { FigureChange, ReportChanges, TableChange } from '@caliper/contract/changes.schemas.ts';
import { figureLabel, tableLabel } from '@caliper/contract/changes.ts';
import { Link } from 'react-router';
import { blockPath } from '../findings.ts';
import { useProof } from '../proof-context.ts';
import classes from './changes.module.css';

/** How many figures of a table, and passages, are shown; the rest is counted. */
const most = { figures: 12, passages: 30 };

/** Every table and passage that is different, each with a way to it. */
export function ChangeList({ changes }: { changes: ReportChanges }) {
  const { passages, counts } = changes;
  const all = counts.passages.added + counts.passages.removed + counts.passages.changed;
  return (
    <>
      <ul className="list" aria-label="Tables that changed">
        {changes.tables.map((table) => (
          <ChangedTable key={`${table.kind} ${(table.after ?? table.before)?.block}`} table={table} />
        ))}
      </ul>
      {passages.length > 0 && (
        <ul className="list small" aria-label="Passages that changed">
          {passages.slice(0, most.passages).map(({ kind, chapter, block, before, after }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items of a list share their block
            <li key={index} className={classes.item}>
              <span className="quiet">
                Chapter{' '}
                <Place chapter={chapter} block={block} isGone={kind === 'removed'} words={String(chapter)} />,{' '}
                {kind}
              </span>
              {before && <del className="anywhere">{before}</del>}
              {after && <ins className="anywhere">{after}</ins>}
            </li>
          ))}
          <More count={all - Math.min(passages.length, most.passages)} of="passages" />
        </ul>
      )}
    </>
  );
}

const kinds: Record<TableChange['kind'], string> = {
  added: 'new',
  removed: 'gone',
  changed: '',
  renumbered: 'otherwise as it was',
};

function ChangedTable({ table }: { table: TableChange }) {
  const { kind, before, after, figures, counts, units, isRetitled, isWrittenOtherwise } = table;
  const place = after ?? before;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const facts = [
    kinds[kind],
    isRetitled ? 'another caption' : '',
    isWrittenOtherwise ? 'written otherwise' : '',
    ...units.map((unit) => `${unit.before || 'no unit'} → ${unit.after || 'no unit'}`),
  ].filter(Boolean);
  return (
    <li className={classes.item}>
      {place && (
        <Place chapter={place.chapter} block={place.block} isGone={!after} words={tableLabel(table)} />
      )}
      {facts.length > 0 && <span className="small quiet">{facts.join(' · ')}</span>}
      {figures.length > 0 && (
        <ul className="list small">
          {figures.slice(0, most.figures).map((figure) => (
            <li key={`${figure.kind} ${figure.place.row} ${figure.place.column}`} className="anywhere">
              {figureLabel(figure)} <span className="quiet">{kindWords[figure.kind]}</span>
            </li>
          ))}
          <More count={total - Math.min(figures.length, most.figures)} of="figures" />
        </ul>
      )}
    </li>
  );
}

const kindWords: Record<FigureChange['kind'], string> = {
  restated: 'restated',
  revised: 'forecast revised',
  measured: 'now measured',
  changed: '',
  words: '',
  added: 'new',
  removed: 'gone',
};

interface PlaceProps {
  chapter: number;
  block: string;
  /** What is only in the current version has no place in the draft. */
  isGone: boolean;
  words: string;
}

function Place({ chapter, block, isGone, words }: PlaceProps) {
  const { draft } = useProof();
  if (isGone) return <span className="semi anywhere">{words}</span>;
  return (
    <Link
      to={blockPath(draft.draft_id, { chapter_number: chapter, block })}
      state={{ keepsPlace: true }}
      className="semi ink link anywhere"
    >
      {words}
    </Link>
  );
}

function More({ count, of }: { count: number; of: string }) {
  return count > 0 ? (
    <li className="quiet">
      and {count.toLocaleString('en-US')} more {of}
    </li>
  ) : null;
}
