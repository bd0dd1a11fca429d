import { messageOf } from '@caliper/contract/client/api-error.ts';
import type { Input } from '@caliper/contract/endpoints.ts';
import { ActionMenu } from '@caliper/ui/actions/action-menu.tsx';
import { Button } from '@caliper/ui/actions/button.tsx';
import type { LegendEntry } from '@caliper/ui/charts/legend.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import type { Dashboard } from '../../lib/dashboard.ts';
import { tell } from '../../lib/notices.ts';
import { failedWords, isAnyComing, PanelsContext, readyPanels } from '../panels-context.ts';
import { viewCitation } from './citing.ts';
import { copiedNumbers, copiedPicture } from './copied-panel.ts';
import { copyOr } from './copying.ts';
import { stamped } from './stamped.ts';
import { questionsInSight, rowsBody, slidesBody, takeAwayNow, type View } from './take-away.ts';
import { type ExportWords, fileName } from './words.ts';
import type { PanelSheet } from './workbook.ts';

interface PanelExportProps {
  title: string;
  words: ExportWords;
  /** The new answer is not there yet: nothing can be saved. */
  isComing: boolean;
  read: () => PanelSheet & {
    chartNote: string;
    legend: readonly LegendEntry[];
    body: HTMLElement | null;
  };
}

/** A panel as a picture or as a spreadsheet. */
export function PanelExport({ title, words, isComing, read }: PanelExportProps) {
  const { dashboard } = useContext(PanelsContext);
  const { isBusy, run } = useExport();
  const name = fileName(words.title, title);
  const picture = (format: 'png' | 'svg') =>
    run(async () => {
      const { savePicture } = await import('./save-picture.ts');
      const made = dashboard ? await stamped(words, dashboard, format) : words;
      const { body, ...panel } = read();
      if (body) await savePicture({ ...panel, body }, made, { name, format });
    });
  const sheet = () =>
    run(async () => {
      const { saveWorkbook } = await import('./workbook.ts');
      const made = dashboard ? await stamped(words, dashboard, 'xlsx') : words;
      await saveWorkbook([read()], made, name);
    });
  // Within the press itself: afterwards a browser allows no copying.
  const copyNumbers = () =>
    void copyOr(copiedNumbers(read(), words), 'The numbers are copied with their source.');
  const copyPicture = () => {
    const { body, ...panel } = read();
    if (body) void copyOr(copiedPicture({ ...panel, body }, words), 'The picture is copied.');
  };
  const cite = () => void copyOr(viewCitation(words, read()), 'The citation is copied.');
  return (
    <ActionMenu
      icon="image"
      label={`Save: ${title}`}
      busy={isBusy || isComing}
      actions={[
        { label: 'Copy with source', disabled: isComing, run: copyNumbers },
        ...(canCopyPictures() ? [{ label: 'Copy picture', disabled: isComing, run: copyPicture }] : []),
        { label: 'Copy citation', disabled: isComing, run: cite },
        { label: 'Image (PNG)', disabled: isComing, run: () => picture('png') },
        { label: 'Drawing (SVG)', disabled: isComing, run: () => picture('svg') },
        { label: 'Spreadsheet (XLSX)', disabled: isComing, run: sheet },
      ]}
    />
  );
}

function canCopyPictures(): boolean {
  return typeof ClipboardItem !== 'undefined';
}

/** Makes one file at a time, and shows a notice if that fails. */
function useExport() {
  const [isBusy, setIsBusy] = useState(false);
  const run = (make: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    make()
      .catch((error) => tell(`The file could not be made. ${messageOf(error)}`, 'danger'))
      .finally(() => setIsBusy(false));
  };
  return { isBusy, run };
}

/** All panels as one spreadsheet, a sheet for each. */
export function DashboardExport() {
  const { dashboard, words, shown } = useContext(PanelsContext);
  const { isBusy, run } = useExport();
  const save = () =>
    run(async () => {
      if (isAnyComing(shown))
        return tell('The figures are still on their way. Please try again in a moment.', 'warning');
      const panels = readyPanels(shown);
      if (panels.length === 0) return tell('There are no figures to export yet.', 'warning');
      const { saveWorkbook } = await import('./workbook.ts');
      const missing = failedWords(shown);
      const made = dashboard ? await stamped(words, dashboard, 'xlsx') : words;
      await saveWorkbook(panels, made, fileName(words.title));
      if (missing !== '') tell(missing, 'warning');
    });
  return (
    <Button icon="table" busy={isBusy} onClick={save}>
      Export
    </Button>
  );
}

/** The view as slides, the rows behind it, or all rows: made by the service, stamped and kept for a day. */
export function DashboardTakeAway({ dashboard }: { dashboard: Dashboard }) {
  const { words } = useContext(PanelsContext);
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const take = (make: (view: View) => Input<'takeDashboardAway'>['body']) => async () => {
    if (isBusy) return;
    setIsBusy(true);
    tell(
      'The file is being made. It is saved here when it is ready, and kept under your files for a day.',
      'success',
    );
    try {
      await takeAwayNow(dashboard, make({ questions: questionsInSight(client, dashboard), words }));
    } catch (error) {
      tell(`The file could not be made. ${messageOf(error)}`, 'danger');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <ActionMenu
      label="Take away"
      words="Take away"
      size="md"
      busy={isBusy}
      actions={[
        { label: 'This view as slides (PowerPoint)', run: take((view) => slidesBody(dashboard, view)) },
        { label: 'Rows behind this view (CSV)', run: take((view) => rowsBody('csv', dashboard, view)) },
        { label: 'Rows behind this view (Excel)', run: take((view) => rowsBody('xlsx', dashboard, view)) },
        { label: 'All rows (CSV)', run: take(() => rowsBody('csv', dashboard, null)) },
        { label: 'All rows (Excel)', run: take(() => rowsBody('xlsx', dashboard, null)) },
      ]}
    />
  );
}
