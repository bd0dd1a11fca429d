import { Button } from '@caliper/ui/actions/button.tsx';
import { Link } from 'react-router';
import { helpPath } from '../../../lib/navigation/paths.ts';
import { Group } from './group.tsx';
import classes from './home.module.css';
import { useDismissSteps } from './home.queries.ts';

const steps = [
  {
    title: 'Search',
    words:
      'Type a word into Search All Reports. A result opens the chapter at the place where the word stands.',
    topic: 'search',
    more: 'More about search',
  },
  {
    title: 'Bookmark',
    words:
      'In a report, bookmark chapters into a custom report of your own, and share it with your colleagues.',
    topic: 'custom-reports',
    more: 'More about custom reports',
  },
  {
    title: 'Export',
    words: 'Every table has a button for a spreadsheet with its figures, its title and its source.',
    topic: 'tables-and-export',
    more: 'More about tables',
  },
];

/** For the first visit: three things to know, until the person has seen them. */
export function FirstSteps() {
  const dismiss = useDismissSteps();
  return (
    <Group
      title="First steps"
      action={
        <Button size="sm" onClick={() => dismiss.mutate()}>
          Got it
        </Button>
      }
    >
      <ol className={classes.steps}>
        {steps.map(({ title, words, topic, more }, index) => (
          <li key={topic} className="flex gap12">
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h4 className={classes.step}>{title}</h4>
              <p className="quiet">{words}</p>
              <Link className={classes.more} to={helpPath(topic)}>
                {more}
              </Link>
            </div>
          </li>
        ))}
      </ol>
    </Group>
  );
}
