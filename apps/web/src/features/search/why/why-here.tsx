import { useState } from 'react';
import { usePart } from '../../../lib/loading/load-part.ts';
import { useSession } from '../../../lib/session/session.ts';
import classes from './why-here.module.css';

interface WhyHereProps {
  query: string;
  itemId: number;
  name: string;
}

/** For admins: why a result is where it is. Quiet, and loaded when pressed. */
export function WhyHere({ query, itemId, name }: WhyHereProps) {
  const isAdmin = useSession()?.user.role === 'admin';
  const [isOpen, setIsOpen] = useState(false);
  const { part, want } = usePart(() => import('./explanation.tsx'));
  if (!isAdmin) return null;
  const press = async () => {
    if (isOpen || (await want())) setIsOpen(!isOpen);
  };
  return (
    <div className="mt6">
      <button
        type="button"
        className={classes.why}
        aria-expanded={isOpen}
        aria-label={`Why is this here: ${name}`}
        onClick={press}
      >
        Why is this here?
      </button>
      {isOpen && part && <part.Explanation query={query} itemId={itemId} />}
    </div>
  );
}
