import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import type { ReactNode } from 'react';
import { purchaseOf } from './ask-once.ts';
import classes from './buy-now.module.css';
import { useAsk } from './use-ask.tsx';

interface BuyNowProps {
  kind: ItemKind;
  id: number;
  /** Its name and year. */
  title: string;
  /** Further buttons beside it. */
  children?: ReactNode;
}

/** Asks staff for an item of any kind, once for the company. */
export function BuyNow({ kind, id, title, children }: BuyNowProps) {
  const { isKnown, isRequested, by, label, open, dialog } = useAsk(purchaseOf(kind, id, title), 'Buy Now');
  return (
    <>
      <div className="row wrap gap12 mt24">
        <Button
          variant="primary"
          size="lg"
          busy={!isKnown}
          refused={isRequested}
          aria-haspopup="dialog"
          onClick={open}
        >
          {label}
        </Button>
        {children}
      </div>
      <p className={classes.words}>
        {isRequested ? (
          <Waiting by={by} />
        ) : (
          'Buy Now sends your request to your sales representative. Nothing is charged here.'
        )}
      </p>
      {dialog}
    </>
  );
}

function Waiting({ by }: { by: string | null }) {
  return (
    <>
      {by && (
        <>
          Requested by <span translate="no">{by}</span>.{' '}
        </>
      )}
      Your sales representative will contact your company.
    </>
  );
}
