import { ActionMenu } from '@caliper/ui/actions/action-menu.tsx';
import type { LegendEntry } from '@caliper/ui/charts/legend.tsx';
import { type ExportWords, fileName } from './export/words.ts';
import type { PanelSheet } from './export/workbook.ts';
import { useExport } from './use-export.ts';

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
      const { savePicture } = await import('./export/save-picture.ts');
      if (body) await savePicture({ ...panel, body }, words, { name, format });
    });
  const sheet = () =>
    run(async () => {
      const { saveWorkbook } = await import('./export/save-workbook.ts');
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
