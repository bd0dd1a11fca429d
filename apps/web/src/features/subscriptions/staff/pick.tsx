import { Button } from '@caliper/ui/actions/button.tsx';
import classes from './subscription-editor.module.css';

interface PickProps {
  name: string;
  about: string;
  action: string;
  /** The company already has it, or is about to. */
  isThere: boolean;
  onPick: () => void;
}

/** A row of a list to choose from. */
export function Pick({ name, about, action, isThere, onPick }: PickProps) {
  return (
    <li className={classes.pick}>
      <span>
        {name}
        {about && <span className={classes.about}>{about}</span>}
      </span>
      <Button
        size="sm"
        variant={isThere ? 'quiet' : 'secondary'}
        {...(isThere && { icon: 'check' as const })}
        aria-label={`${isThere ? 'Added' : action} ${name} ${about}`}
        onClick={onPick}
      >
        {isThere ? 'Added' : action}
      </Button>
    </li>
  );
}
