import { Link } from 'react-router';
import { blockPath } from '../findings.ts';
import { useProof } from '../proof-context.ts';
import classes from '../protocol/protocol.module.css';
import { CorrectButton } from './correct-button.tsx';
import { figuresIn } from './correctable.ts';

/** The figures of this chapter with their captions. */
export function Figures({ place }: { place: number }) {
  const { draft, root, showChapter } = useProof();
  const figures = figuresIn(root, place);
  if (figures.length === 0) return null;
  return (
    <section className={classes.group} aria-labelledby="read-figures">
      <div className={classes.head}>
        <h3 id="read-figures" className="label">
          Figures of chapter {place}
        </h3>
        <span className="label">{figures.length}</span>
      </div>
      <ul className="list">
        {figures.map((figure, index) => (
          <li key={figure.block} className={classes.table}>
            <Link
              to={blockPath(draft.draft_id, figure)}
              state={{ keepsPlace: true }}
              onClick={showChapter}
              className="semi ink link anywhere"
            >
              {figure.caption || `Figure without a caption, ${index + 1} in this chapter`}
            </Link>
            <CorrectButton of={figure} />
          </li>
        ))}
      </ul>
    </section>
  );
}
