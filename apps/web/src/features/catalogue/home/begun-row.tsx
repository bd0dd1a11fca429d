import { Icon } from '@caliper/ui/theme/icons.tsx';
import { Link, useLocation } from 'react-router';
import { cameFrom } from '../../../lib/navigation/link-state.ts';
import { IconTile } from '../icon-tile.tsx';
import classes from './home.module.css';
import type { Begun } from './home.queries.ts';
import { begunFacts, progressWords, whereWords } from './home-words.ts';

/** What was begun, with a segment for each chapter. The whole row leads back into the text. */
export function BegunRow({ of }: { of: Begun }) {
  const location = useLocation();
  return (
    <li className={classes.begun}>
      <IconTile name={of.icon} />
      <div className={classes.what}>
        <Link className={classes.title} to={of.path} state={cameFrom(location)}>
          {of.title}
        </Link>
        <p className="small faint">
          {of.year !== null && (
            <>
              <b className="ink bold" translate="no">
                {of.year}
              </b>{' '}
              ·{' '}
            </>
          )}
          {begunFacts(of, new Date()).join(' · ')}
        </p>
      </div>
      <div className={classes.where}>
        <Segments of={of} />
        <p className="small quiet">{of.entry_title}</p>
        <p className={classes.section}>
          {of.section !== null && <span>{of.section}</span>}
          <span>{whereWords(of)}</span>
        </p>
      </div>
      <span className={classes.go} aria-hidden="true">
        Continue <Icon name="chevronRight" />
      </span>
    </li>
  );
}

function Segments({ of }: { of: Begun }) {
  const numbers = Array.from({ length: of.entries }, (_, index) => index + 1);
  const stateOf = (number: number) =>
    number === of.here ? 'here' : of.read.includes(number) ? 'read' : 'ahead';
  return (
    <div className={classes.segments} role="img" aria-label={progressWords(of)}>
      {numbers.map((number) => (
        <span key={number} data-state={stateOf(number)} />
      ))}
    </div>
  );
}
