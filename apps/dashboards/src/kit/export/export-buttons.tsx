import { ActionMenu } from '@caliper/ui/actions/action-menu.tsx';
import { Button } from '@caliper/ui/actions/button.tsx';
import type { LegendEntry } from '@caliper/ui/charts/legend.tsx';
import { useContext, useState } from 'react';
import { tell } from '../../lib/notices.ts';
import { failedWords, isAnyComing, PanelsContext, readyPanels } from '../panels-context.ts';
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
  const { isBusy, run } = useExport();
  const name = fileName(words.title, title);
  const picture = (format: 'png' | 'svg') =>
    run(async () => {
      const { body, ...panel } = read();
      const { savePicture } = await import('./save-picture.ts');
      if (body) await savePicture({ ...panel, body }, words, { name, format });
    });
  const sheet = () =>
    run(async () => {
      const { saveWorkbook } = await import('./workbook.ts');
      await saveWorkbook([read()], words, name);
    });
  return (
    <ActionMenu
      icon="image"
      label={`Save: ${title}`}
      busy={isBusy || isComing}
      actions={[
        { label: 'Image (PNG)', disabled: isComing, run: () => picture('png') },
        { label: 'Drawing (SVG)', disabled: isComing, run: () => picture('svg') },
        { label: 'Spreadsheet (XLSX)', disabled: isComing, run: sheet },
      ]}
    />
  );
}

/** Makes one file at a time, and shows a notice if that fails. */
function useExport() {
  const [isBusy, setIsBusy] = useState(false);
  const run = (make: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    make()
      .catch(() => tell('The file could not be made. Please try again.', 'danger'))
      .finally(() => setIsBusy(false));
  };
  return { isBusy, run };
}

/** All panels as one spreadsheet, a sheet for each. */
export function DashboardExport() {
  const { words, shown } = useContext(PanelsContext);
  const { isBusy, run } = useExport();
  const save = () =>
    run(async () => {
      if (isAnyComing(shown))
        return tell('The figures are still on their way. Please try again in a moment.', 'warning');
      const panels = readyPanels(shown);
      if (panels.length === 0) return tell('There are no figures to export yet.', 'warning');
      const { saveWorkbook } = await import('./workbook.ts');
      const missing = failedWords(shown);
      await saveWorkbook(panels, words, fileName(words.title));
      if (missing !== '') tell(missing, 'warning');
    });
  return (
    <Button icon="table" busy={isBusy} onClick={save}>
      Export
    </Button>
  );
}
