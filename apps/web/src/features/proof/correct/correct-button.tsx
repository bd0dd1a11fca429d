import { Button } from '@caliper/ui/actions/button.tsx';
import { useProof } from '../proof-context.ts';
import classes from '../protocol/protocol.module.css';
import type { Correctable } from './correctable.ts';

export function CorrectButton({ of }: { of: Correctable }) {
  const { correct } = useProof();
  return (
    <div className={classes.act}>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => correct(of)}
        aria-label={`Correct ${of.caption || `a ${of.read ? 'table' : 'figure'} without a caption`}`}
      >
        Correct
      </Button>
    </div>
  );
}
