import { messageOf } from '@caliper/contract/client/api-error.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import type { SearchField } from '@caliper/contract/search/search.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Bone } from '@caliper/ui/messages/bone.tsx';
import { useQuery } from '@tanstack/react-query';
import { asked } from '../../../lib/api/asked.ts';
import classes from './why-here.module.css';

type Explained = Answer<'explainSearch'>;
type Result = Explained['results'][number];

interface ExplanationProps {
  query: string;
  itemId: number;
}

/** What the words of the query count here, and what else does. */
export function Explanation({ query, itemId }: ExplanationProps) {
  const { data, error, refetch } = useQuery(
    asked(['why', query, itemId], 'explainSearch', { body: { query, item_id: itemId } }),
  );
  if (error && !data) {
    return (
      <p role="alert" className="mt4 small quiet">
        {messageOf(error)}{' '}
        <Button size="sm" icon="reload" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!data) return <Bone size={['60%', 14]} />;
  const [result] = data.results;
  if (!result) return <p className="mt4 small quiet">It is not found by these words any more.</p>;
  return <Words result={result} terms={data.query.terms} />;
}

const fields: Record<SearchField, string> = {
  title: 'title',
  details: 'year, region or category',
  chapter: 'title of a chapter',
  heading: 'heading',
  caption: 'caption or labels of a table',
  description: 'description',
  text: 'text',
  appendix: 'appendix',
};

const written = (points: number) => points.toLocaleString('en', { maximumFractionDigits: 2 });

function Words({ result, terms }: { result: Result; terms: Explained['query']['terms'] }) {
  const { words, extras, score, chapter } = result;
  return (
    <div className="noring" role="status">
      <table className={classes.words}>
        <thead>
          <tr>
            <th scope="col">Word</th>
            <th scope="col">Best place</th>
            <th scope="col">Rareness × weight</th>
            <th scope="col" data-number>
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {words.map(({ text, field, weight, points }) => {
            const term = terms.find((one) => one.text === text);
            return (
              <tr key={text}>
                <th scope="row" translate="no">
                  {text}
                  {term && term.also.length > 0 && <span className="faint"> or {term.also.join(', ')}</span>}
                </th>
                <td>{field === null ? 'missing' : fields[field]}</td>
                <td>{term && `${written(term.rareness)} × ${written(weight)}`}</td>
                <td data-number>{written(points)}</td>
              </tr>
            );
          })}
          {extras.map(({ reason, points }) => (
            <tr key={reason}>
              <th scope="row" colSpan={3}>
                {reason}
              </th>
              <td data-number>{written(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt4 small faint">
        {written(score)} points together
        {chapter && `, most of them in chapter ${chapter.chapter_number}, ${chapter.chapter_title}`}
      </p>
    </div>
  );
}
