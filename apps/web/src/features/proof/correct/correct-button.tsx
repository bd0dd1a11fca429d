import { Button } from '@caliper/ui/actions/button.tsx';
import { useProof } from '../proof-context.ts';
import type { Correctable } from './correctable.ts';

export function CorrectButton({ of }: { of: Correctable }) {
  const { correct } = useProof();
  return (
    <Button
      size="sm"
      variant="quiet"
      onClick={() => correct(of)}
      aria-label={`Correct ${of.caption || `a ${of.read ? 'table' : 'figure'} without a caption`}`}
    >
      Correct
    </Button>
  );
}
