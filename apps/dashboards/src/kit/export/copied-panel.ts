import { type ClipboardCell, clipboardTable } from '@caliper/text/clipboard-table.ts';
import { pictureFile } from '@caliper/ui/charts/picture/picture-file.ts';
import { cellText, groupHeads, hasGroupHeads, wholeHead } from '../sheet.ts';
import { viewCitation } from './citing.ts';
import { type PicturedPanel, pictureOf } from './picture.ts';
import type { ExportWords } from './words.ts';
import type { PanelSheet } from './workbook.ts';

/** The numbers of a panel with title, unit and source, for mails, slides and sheets. */
export function copiedNumbers(panel: PanelSheet, words: ExportWords): Record<string, Blob> {
  const { title, note, sheet } = panel;
  const groups = hasGroupHeads(sheet) ? [groupHeads(sheet).map((text) => ({ text: text ?? '' }))] : [];
  const { html, text } = clipboardTable({
    title,
    subtitle: note,
    header: [...groups, sheet.columns.map((column) => ({ text: wholeHead(column) }))],
    rows: sheet.rows.map(({ cells, decimals }) =>
      cells.map((cell, index): ClipboardCell => {
        const column = sheet.columns[index];
        const shown = cellText(cell, decimals ?? column?.decimals);
        if (typeof cell !== 'number') return { text: shown, isHeading: index === 0 };
        return { text: shown, number: cell, ...(column?.isPercent && { percent: true }) };
      }),
    ),
    notes: words.notes,
    citation: viewCitation(words, panel),
  });
  return {
    'text/html': new Blob([html], { type: 'text/html' }),
    'text/plain': new Blob([text], { type: 'text/plain' }),
  };
}

export function copiedPicture(panel: PicturedPanel, words: ExportWords): Record<string, Promise<Blob>> {
  return { 'image/png': pictureFile(pictureOf(panel, words), 'png') };
}
