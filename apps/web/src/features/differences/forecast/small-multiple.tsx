import type { ComparedSeries } from '@caliper/contract/differences/compared.schemas.ts';
import classes from './forecast.module.css';
import { cameTrue, lastExpected, type Revision, revisionsOf, signedPercent } from './revisions.ts';

interface SmallMultipleProps {
  series: ComparedSeries;
  /** In percent; the same for all that stand beside each other. */
  scale: number;
}

/** Of one market the revision of each year in percent: bars from zero, outlined while a year is a forecast. */
export function SmallMultiple({ series, scale }: SmallMultipleProps) {
  const revisions = revisionsOf(series);
  const last = lastExpected(revisions);
  const measured = revisions.findLast(cameTrue);
  const [first] = revisions;
  return (
    <figure className={classes.multiple}>
      <figcaption className="flex spread gap8 small semi">
        <span className="slim anywhere">{series.name || 'All'}</span>
        {last && <span translate="no">{signedPercent(last.relative)}</span>}
      </figcaption>
      <div className={classes.plot} role="img" aria-label={describe(revisions)}>
        <Axis scale={scale} />
        <div className={classes.bars}>
          {revisions.map((one) => (
            <Bar key={one.year} revision={one} scale={scale} />
          ))}
        </div>
      </div>
      <p className={classes.years} aria-hidden translate="no">
        <span>{first?.year}</span>
        {revisions.length > 1 && <span>{revisions.at(-1)?.year}</span>}
      </p>
      {measured && <Figures revision={measured} />}
      {last && <Figures revision={last} />}
    </figure>
  );
}

function Axis({ scale }: { scale: number }) {
  return (
    <div className={classes.axis} aria-hidden translate="no">
      <span>+{scale}</span>
      <span>0</span>
      <span>−{scale}</span>
    </div>
  );
}

/** Half of the height is above zero. */
function Bar({ revision, scale }: { revision: Revision; scale: number }) {
  const height = Math.min(50, (Math.abs(revision.relative) * 100 * 50) / scale);
  const edge = revision.relative < 0 ? { top: '50%' } : { bottom: '50%' };
  return (
    <span className={classes.year} data-expected={!cameTrue(revision) || undefined}>
      <span className={classes.bar} style={{ height: `max(2px, ${height}%)`, ...edge }} />
    </span>
  );
}

/** '2031: 727.4 737.6', the former one struck. */
function Figures({ revision: { year, before, after, is } }: { revision: Revision }) {
  return (
    <p className={classes.former} translate="no">
      {year}
      {is === 'measured' && <span translate="yes"> measured</span>}: <del>{before?.text}</del> {after?.text}
    </p>
  );
}

function describe(revisions: readonly Revision[]): string {
  return revisions
    .map((one) => `${one.year} ${cameTrue(one) ? 'measured' : 'forecast'} ${signedPercent(one.relative)}`)
    .join(', ');
}
