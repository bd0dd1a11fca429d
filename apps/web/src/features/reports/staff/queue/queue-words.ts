import { categories } from '@caliper/contract/catalogue/categories.ts';
import { messageOf } from '@caliper/contract/client/api-error.ts';
import { wasCancelled } from '@caliper/contract/client/post-form.ts';
import { uploadTexts } from '@caliper/contract/reports/reports.messages.ts';
import { sizeOf } from '@caliper/ui/fields/file-field.tsx';
import type { UploadForm } from '../upload-form.ts';
import { type Entry, isUnderWay, type Stage } from './queue-entry.ts';

/** '2 of 5 uploaded, 1 refused, 1 under way.' Read out whenever it changes. */
export function progressWords(entries: readonly Entry[]): string {
  const done = entries.filter(({ stage }) => stage.is === 'done').length;
  const failed = entries.filter(({ stage }) => stage.is === 'failed').length;
  const running = entries.filter(isUnderWay).length;
  if (done + failed + running === 0) return '';
  const parts = [
    `${done} of ${entries.length} uploaded`,
    failed > 0 && `${failed} not uploaded`,
    running > 0 && `${running} under way`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** What keeps some of them from being sent. */
export function lackingWords(count: number): string {
  const some = count === 1 ? '1 package still needs' : `${count} packages still need`;
  return `${some} something, as the queue says.`;
}

/** Where a report will stand: 'Orthopedics › Large Joint, 2026, Europe' */
export function placeWords({ categoryId, subCategoryId, year, region, past }: UploadForm): string {
  const category = categories.find((one) => one.categoryId === categoryId);
  const sub = category?.subCategories.find((one) => one.subCategoryId === subCategoryId);
  const place = [category?.text, sub?.text].filter(Boolean).join(' › ');
  const words = [place, year, region].filter(Boolean).join(', ');
  return past ? `Updates ${past.report_name}. ${words}` : words;
}

/** How far it is: bytes while it is sent, then what the server does. */
export function stageWords(stage: Stage, { size }: Pick<File, 'size'>): string {
  switch (stage.is) {
    case 'waiting':
      return 'Waiting';
    case 'sending':
      return `${sizeOf(size * stage.part)} of ${sizeOf(size)} sent`;
    case 'reading':
      return 'Reading …';
    case 'asking':
      return 'No answer yet. Asking the server what has arrived …';
    case 'failed':
      return failureWords(stage.error);
    case 'done':
      return uploadTexts.done;
  }
}

function failureWords(error: unknown): string {
  return wasCancelled(error) ? uploadTexts.cancelled : messageOf(error);
}

/** What leaving the page means for those that are not done. */
export function leaveWords(entries: readonly Entry[]) {
  const running = entries.filter(isUnderWay).length;
  const waiting = entries.filter(({ stage }) => stage.is === 'waiting' || stage.is === 'failed').length;
  const parts = [
    running > 0 && 'What is being sent stops; what has arrived is read to its end.',
    waiting > 0 &&
      `${waiting === 1 ? '1 package is' : `${waiting} packages are`} not uploaded and must be chosen again.`,
  ];
  return {
    title: running > 0 ? 'Leave while packages are being uploaded?' : 'Leave the queue?',
    action: 'Leave',
    text: parts.filter(Boolean).join(' '),
  };
}
