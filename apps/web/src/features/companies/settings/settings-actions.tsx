import { companyTexts } from '@caliper/contract/companies/companies.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { useState } from 'react';
import type { CompanyDetail } from '../companies.queries.ts';
import classes from './company-settings.module.css';
import { DeleteCompany } from './delete-company.tsx';

interface SettingsActionsProps {
  company: CompanyDetail;
  subscriptions: number | undefined;
  isUnsaved: boolean;
  isSaving: boolean;
  onDeleted: () => void;
}

/** For admins only: the company's id and actions. */
export function SettingsActions(props: SettingsActionsProps) {
  const { company, subscriptions, isUnsaved, isSaving, onDeleted } = props;
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <div className={classes.id}>
        <TextField label="Company id" value={company.id} readOnly translate="no" />
      </div>
      <div className={classes.actions}>
        <div className={classes.state} role="status">
          {isUnsaved && <StatusTag tone="warn">Not saved</StatusTag>}
        </div>
        <Button
          variant="destructive"
          disabled={company.provider}
          title={company.provider ? companyTexts.kept : undefined}
          onClick={() => setIsDeleting(true)}
        >
          Delete
        </Button>
        <Button type="submit" variant="primary" busy={isSaving}>
          Update
        </Button>
      </div>
      <DeleteCompany
        company={company}
        subscriptions={subscriptions}
        opened={isDeleting}
        onClose={() => setIsDeleting(false)}
        onDeleted={onDeleted}
      />
    </>
  );
}
