import { Link } from 'react-router';
import { helpPath } from '../../../lib/navigation/paths.ts';
import { topics } from './topics.ts';

/** All chapters of the guide, as pages. */
export function TopicList({ current }: { current?: string }) {
  return (
    <ol className="list">
      {topics.map(({ topic, title }) => (
        <li key={topic}>
          <Link className="entry" to={helpPath(topic)} aria-current={topic === current ? 'page' : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}
