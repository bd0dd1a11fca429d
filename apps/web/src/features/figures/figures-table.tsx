import { figures as limits } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { InstantCheckbox } from '@caliper/ui/fields/instant-checkbox.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { cameFrom } from '../../lib/navigation/link-state.ts';
import { periodWords, sourcePath, sourceWords } from './figure-words.ts';
import type { Point, Series } from './figures.queries.ts';
import { Sparkline } from './sparkline.tsx';

interface FiguresTableProps {
  series: readonly Series[];
  chosen: readonly string[];
  onChoose: (keys: readonly string[]) => void;
}

/** Each development with its last measured and its last figure, and its source. */
export function FiguresTable({ series, chosen, onChoose }: FiguresTableProps) {
  const [most, setMost] = useState(atFirst);
  const isFull = chosen.length >= limits.compared;
  const keepInPlace = useKeptInPlace();
  const toggle = (key: string) =>
    onChoose(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  const shown = series.filter(({ key }, at) => at < most || chosen.includes(key));
  return (
    <>
      <Table
        label="Figures"
        stacks
        heads={[
          'Compare',
          'Figure',
          'Place',
          { head: 'First', is: 'number' },
          { head: 'Last', is: 'number' },
          'Development',
          'Source',
        ]}
      >
        <tbody>
          {shown.map((one) => (
            <tr key={one.key} onChange={({ currentTarget: row }) => keepInPlace(row)}>
              <td data-lead>
                <InstantCheckbox
                  aria-label={`Compare ${one.label}, ${one.place}, ${one.source.item_name} ${one.source.year}`}
                  checked={chosen.includes(one.key)}
                  disabled={isFull && !chosen.includes(one.key)}
                  onChange={() => toggle(one.key)}
                />
              </td>
              <th scope="row">{one.label}</th>
              <td data-label="Place">{one.place}</td>
              <Figure name="First" point={one.points[0]} unit={one.unit} />
              <Figure name="Last" point={one.points.at(-1)} unit={one.unit} />
              <Development points={one.points} />
              <td data-label="Source">
                <SourceLink series={one} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {most < series.length && (
        <p className="mt12">
          <Button onClick={() => setMost(series.length)}>Show all {series.length}</Button>
        </p>
      )}
    </>
  );
}

/** The comparison opens above the table: what was clicked must not move away from under the pointer. */
function useKeptInPlace(): (element: Element) => void {
  const kept = useRef<{ element: Element; top: number } | null>(null);
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { element, top } = kept.current;
    kept.current = null;
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  });
  return (element) => {
    kept.current = { element, top: element.getBoundingClientRect().top };
  };
}

/** Two hundred rows are forty screens of a phone. */
const atFirst = 30;

function Figure({ name, point, unit }: { name: string; point: Point | undefined; unit: string }) {
  return (
    <td data-number data-label={name} data-forecast={point?.state === 'forecast' || undefined}>
      <span translate="no">{point?.shown ?? '–'}</span>{' '}
      <small className="faint">
        {unit} {point && periodWords(point.period)}
        {point?.state === 'forecast' && ', forecast'}
      </small>
    </td>
  );
}

/** Two points are no development, and stand in their columns. */
function Development({ points }: { points: readonly Point[] }) {
  if (points.length < 3) return <td />;
  return (
    <td data-label="Development">
      <Sparkline points={points} />
    </td>
  );
}

function SourceLink({ series: { source, points } }: { series: Series }) {
  const location = useLocation();
  const [point] = points;
  if (!point) return null;
  return (
    <Link className="link" to={sourcePath(source, point)} state={cameFrom(location)}>
      {sourceWords('unknown', source)}
    </Link>
  );
}
