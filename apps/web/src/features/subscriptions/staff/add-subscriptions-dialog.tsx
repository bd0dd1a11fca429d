import { Button } from '@caliper/ui/actions/button.tsx';
import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { useState } from 'react';
import type { SubscriptionEntry } from '../subscription-entry.ts';
import type { CatalogueChoice } from './catalogue-items.ts';
import { ItemPicker } from './item-picker.tsx';
import { MarketPicker } from './market-picker.tsx';
import classes from './subscription-editor.module.css';
import { type Addition, duplicateText, type Edits, isThere } from './subscription-edits.ts';
import { type SubscriptionTab, subscriptionTabs } from './subscription-tabs.ts';

interface AddSubscriptionsDialogProps {
  tab: SubscriptionTab;
  opened: boolean;
  held: readonly SubscriptionEntry[];
  edits: Edits;
  onAdd: (item: Addition) => void;
  onClose: () => void;
}

export function AddSubscriptionsDialog({ tab, opened, onClose, ...rest }: AddSubscriptionsDialogProps) {
  const words = subscriptionTabs.find(({ value }) => value === tab);
  return (
    <Dialog title={`Add Subscriptions: ${words?.label}`} opened={opened} onClose={onClose} wide>
      {opened && <Choices tab={tab} {...rest} />}
      <div className="flex end mt16">
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  );
}

/** Several can be added one after the other; nothing is saved before Update Subscriptions. */
function Choices({ tab, held, edits, onAdd }: Omit<AddSubscriptionsDialogProps, 'opened' | 'onClose'>) {
  const [refused, setRefused] = useState<string | null>(null);
  const [sampled, setSampled] = useState<CatalogueChoice | null>(null);
  const [typed, onType] = useState('');
  const [wasSampled, setWasSampled] = useState(false);
  const has = (item: Addition) => isThere(held, edits, item);
  const add = (item: Addition) => {
    setRefused(has(item) ? duplicateText(item) : null);
    if (!has(item)) onAdd(item);
  };
  const chooseReport = (report: CatalogueChoice | null) => {
    setRefused(null);
    setSampled(report);
    if (report) setWasSampled(true);
  };
  return (
    <>
      {refused && (
        <div className={classes.refused}>
          <FieldError>{refused}</FieldError>
        </div>
      )}
      {tab !== 'samples' && <ItemPicker {...{ tab, typed, onType, has }} action="Add" onPick={add} />}
      {tab === 'samples' && !sampled && (
        <ItemPicker
          {...{ tab, typed, onType }}
          startsFocused={wasSampled}
          action="Choose"
          onPick={chooseReport}
        />
      )}
      {tab === 'samples' && sampled && (
        <MarketPicker report={sampled} has={has} onPick={add} onBack={() => chooseReport(null)} />
      )}
    </>
  );
}
