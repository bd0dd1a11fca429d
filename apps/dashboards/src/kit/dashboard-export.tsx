import { Button } from '@caliper/ui/actions/button.tsx';
import { useContext } from 'react';
import { fileName } from './export/words.ts';
import { tell } from './notices.ts';
import { failedWords, isAnyComing, PanelsContext, readyPanels } from './panels-context.ts';
import { useExport } from './use-export.ts';

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
      const { saveWorkbook } = await import('./export/save-workbook.ts');
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
