import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { kindWords } from './subscription-entry.ts';

/** Names the lists that are missing, so that the rest is not taken for everything. */
export function FailedKinds({ kinds, onRetry }: { kinds: readonly ItemKind[]; onRetry: () => void }) {
  if (kinds.length === 0) return null;
  return (
    <div className="flex wrap baseline mt8 gap8 rows0">
      <FieldError>Not loaded: {kinds.map((kind) => kindWords[kind]).join(', ')}.</FieldError>
      <Button size="sm" variant="quiet" onClick={onRetry}>
        Load again
      </Button>
    </div>
  );
}
