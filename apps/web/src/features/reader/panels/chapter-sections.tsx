import { Link } from 'react-router';
import { searchPart } from '../reader-address.ts';
import { stepState, useReader } from '../reader-context.ts';
import classes from './bookmarks.module.css';

export interface Section {
  /** The id of its block. */
  id: string;
  title: string;
}

interface ChapterSectionsProps {
  sections: readonly Section[];
  onChoose: () => void;
}

export function ChapterSections({ sections, onChoose }: ChapterSectionsProps) {
  const { address, back } = useReader();
  if (sections.length === 0) return null;
  const search = searchPart(address.term, address.hit);
  return (
    <ul className={classes.sections}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            className={classes.section}
            to={{ search, hash: `#${id}` }}
            state={stepState(back)}
            onClick={onChoose}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
