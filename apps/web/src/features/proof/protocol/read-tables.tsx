import { Link } from 'react-router';
import { CorrectButton } from '../correct/correct-button.tsx';
import { asCorrectable } from '../correct/correctable.ts';
import { blockPath, tableFacts } from '../findings.ts';
import { useProof } from '../proof-context.ts';
import classes from './protocol.module.css';

/** What was read of the tables of this chapter, to be checked beside their figures. */
export function ReadTables({ place }: { place: number }) {
  const { draft, showChapter } = useProof();
  const tables = draft.tables.filter(({ chapter_number }) => chapter_number === place);
  if (tables.length === 0) return null;
  return (
    <section className={classes.group} aria-labelledby="read-tables">
      <div className={classes.head}>
        <h3 id="read-tables" className="label">
          Tables of chapter {place}
        </h3>
        <span className="label">{tables.length}</span>
      </div>
      <ul className="list">
        {tables.map((table, index) => (
          <li key={table.block} className={classes.table}>
            <Link
              to={blockPath(draft.draft_id, table)}
              state={{ keepsPlace: true }}
              onClick={showChapter}
              className="semi ink link anywhere"
            >
              {table.caption || `Table without a caption, ${index + 1} in this chapter`}
            </Link>
            <span className="block small quiet">{tableFacts(table).join(' · ')}</span>
            <CorrectButton of={asCorrectable(table)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
