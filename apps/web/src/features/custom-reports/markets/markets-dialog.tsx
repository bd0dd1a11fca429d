import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import type { CustomReport } from '../custom-reports.queries.ts';
import { chosenMarketsQuery } from '../custom-reports.queries.ts';
import classes from '../dialogs.module.css';
import { Waiting } from '../waiting.tsx';
import { changedMarkets, untouched } from './market-choice.ts';
import { MarketsForm } from './markets-form.tsx';
import { useSaveMarkets } from './use-save-markets.ts';

interface MarketsDialogProps {
  report: CustomReport;
  onClose: () => void;
}

export function MarketsDialog({ report, onClose }: MarketsDialogProps) {
  const query = useQuery(chosenMarketsQuery(report.c_report_id));
  const [drafts, setDrafts] = useState(untouched);
  const saving = useSaveMarkets(report.c_report_id, onClose);
  const changes = changedMarkets(drafts, query.data ?? []);
  const isChanged = changes.length > 0;
  const save = () => (isChanged ? saving.save(changes) : onClose());
  return (
    <FormDialog title="Dashboard Settings" wide isSaving={saving.isSaving} {...{ isChanged, onClose }}>
      {(ask) => (
        <>
          <p className={classes.lead}>{report.c_report_name}. Choose the markets that its dashboard shows.</p>
          <div className={classes.part}>
            {query.data ? (
              <MarketsForm
                {...{ ...saving, report, drafts, isChanged, save }}
                chosen={query.data}
                onChange={setDrafts}
                onCancel={() => ask(onClose)}
              />
            ) : (
              <Waiting of={query} title="The settings did not load" />
            )}
          </div>
        </>
      )}
    </FormDialog>
  );
}
