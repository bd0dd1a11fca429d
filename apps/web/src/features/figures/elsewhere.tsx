import { Link } from 'react-router';
import { reportPath } from '../../lib/navigation/paths.ts';
import type { FigureAnswersAnswer } from './figures.queries.ts';

interface ElsewhereProps {
  items: FigureAnswersAnswer['elsewhere'];
  total: number;
}

/** That a figure is to be had, and where, never the figure. */
export function Elsewhere({ items, total }: ElsewhereProps) {
  if (total === 0) return null;
  return (
    <details className="mt12">
      <summary className="small">
        {total === 1 ? '1 report you do not hold has' : `${total} reports you do not hold have`} such a
        figure. <span className="link accent">See which</span>
      </summary>
      <ul className="list small mt8">
        {items.map(({ item_id, item_name, year, region }) => (
          <li key={item_id} className="py4">
            <Link className="link" to={reportPath(item_id, item_name)}>
              {item_name}
            </Link>{' '}
            <span className="faint">
              {year} · {region} · Not subscribed
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
