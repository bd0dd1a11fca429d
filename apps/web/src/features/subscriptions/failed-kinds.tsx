import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { Button } from '@caliper/ui/button.tsx';
import { FieldError } from '@caliper/ui/field-error.tsx';
import { kindWords } from './kind-words.ts';

/** The lists that are missing below, so that nobody takes what is there for all there is. */
export function FailedKinds({ kinds, onRetry }: { kinds: readonly ItemKind[]; onRetry: () => void }) {
  if (kinds.length === 0) return null;
  return (
    <FieldError>
      <span>
        Not loaded: {kinds.map((kind) => kindWords[kind]).join(', ')}.{' '}
        <Button size="sm" variant="quiet" onClick={onRetry}>
          Load again
        </Button>
      </span>
    </FieldError>
  );
}
