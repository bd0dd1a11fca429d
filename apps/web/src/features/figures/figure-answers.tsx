import { metricWords } from '@caliper/contract/figures/figures.values.ts';
import { Link, useLocation } from 'react-router';
import { cameFrom } from '../../lib/navigation/link-state.ts';
import { Elsewhere } from './elsewhere.tsx';
import classes from './figure-answers.module.css';
import {
  besideWords,
  differenceWords,
  periodWords,
  sourcePath,
  sourceWords,
  tableName,
} from './figure-words.ts';
import type { FigureAnswer, FigureAnswersAnswer, Point } from './figures.queries.ts';
import { figuresPath } from './figures-address.ts';
import { Sparkline } from './sparkline.tsx';

interface FigureAnswersProps {
  query: string;
  found: FigureAnswersAnswer;
}

/** The figures that a question asks for, as their sources have them. */
export function FigureAnswers({ query, found: { answers, elsewhere, elsewhereTotal } }: FigureAnswersProps) {
  return (
    <section className={classes.answers} aria-labelledby="best-answers">
      <div className="row gap8 baseline">
        <h2 id="best-answers" className="h4 grow">
          Best answers
        </h2>
        {answers.length > 0 && <span className="small faint">read from what you subscribe to</span>}
      </div>
      {answers.length > 0 && (
        <ul className={classes.figures}>
          {answers.map((answer) => (
            <li key={`${answer.label} ${answer.metric} ${answer.isSeries}`}>
              {answer.isSeries ? <Development answer={answer} query={query} /> : <Figure answer={answer} />}
            </li>
          ))}
        </ul>
      )}
      <Elsewhere items={elsewhere} total={elsewhereTotal} />
    </section>
  );
}

function Figure({ answer }: { answer: FigureAnswer }) {
  const location = useLocation();
  const [first, ...others] = answer.figures;
  if (!first) return null;
  const { point, series } = first;
  return (
    <>
      <p className={classes.value} data-forecast={point.state === 'forecast' || undefined}>
        <span translate="no">{point.shown}</span> <small>{series.unit}</small>
      </p>
      <p className={classes.what}>{whatOf(answer, periodWords(point.period))}</p>
      <p className="small faint">{sourceWords(point.state, series.source)}</p>
      {others.length > 0 && (
        <ul className={classes.others} aria-label="What other sources say">
          {others.map((one) => (
            <li key={one.series.key} data-forecast={one.point.state === 'forecast' || undefined}>
              <b translate="no">{one.point.shown}</b>{' '}
              {one.series.unit !== series.unit && `${one.series.unit} `}
              {one.point.state === 'forecast' && 'forecast '}
              <Link className="link" to={sourcePath(one.series.source, one.point)} state={cameFrom(location)}>
                {besideWords(series.source, one.series.source)}
              </Link>{' '}
              {one.difference && <span className="faint nowrap">{differenceWords(one.difference)}</span>}
            </li>
          ))}
        </ul>
      )}
      <SourceLink answer={answer} point={point} />
    </>
  );
}

function Development({ answer, query }: { answer: FigureAnswer; query: string }) {
  const [first] = answer.figures;
  if (!first) return null;
  const { points, unit, source } = first.series;
  const [start, end] = [points[0], points.at(-1)];
  return (
    <>
      <div className={classes.line}>
        <End point={start} />
        {points.length > 1 && <Sparkline points={points} />}
        {points.length > 1 && <End point={end} />}
      </div>
      <p className={classes.what}>
        {whatOf(answer, '')}, {unit}
      </p>
      <p className="small faint">{sourceWords('unknown', source)}</p>
      <Link
        className={classes.open}
        to={figuresPath({ about: aboutOf(answer, query), metric: answer.metric, place: answer.place })}
      >
        Compare this series
      </Link>
    </>
  );
}

function End({ point }: { point: Point | undefined }) {
  if (!point) return null;
  return (
    <span className={classes.end} data-forecast={point.state === 'forecast' || undefined}>
      <b translate="no">{point.shown}</b>
      <small className="small faint">
        {periodWords(point.period)}
        {point.state === 'forecast' && ', forecast'}
      </small>
    </span>
  );
}

function SourceLink({ answer, point }: { answer: FigureAnswer; point: Point }) {
  const location = useLocation();
  const source = answer.figures[0]?.series.source;
  if (!source) return null;
  return (
    <Link className={classes.open} to={sourcePath(source, point)} state={cameFrom(location)}>
      {source.table ? `Open in ${tableName(source.table.caption)}` : 'Open the dashboard'}
    </Link>
  );
}

/** A value goes without its name, since its unit says it. */
function whatOf({ label, metric, place }: FigureAnswer, period: string): string {
  const of = metric === 'value' ? label : `${metricWords[metric]}: ${label}`;
  return [of, place, period].filter(Boolean).join(', ');
}

function aboutOf({ label }: FigureAnswer, query: string): string {
  return label || query;
}
