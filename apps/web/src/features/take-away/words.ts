import { type FileFormat, type FileStep, formatNames } from '@caliper/contract/take-away/take-away.values.ts';
import type { IconName } from '@caliper/ui/theme/icons.tsx';
import type { ContentsEntry, TakenFile } from './take-away.queries.ts';

export const formatIcons: Record<FileFormat, IconName> = {
  pptx: 'screen',
  docx: 'doc',
  pdf: 'doc',
  xlsx: 'table',
  csv: 'table',
};

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** '3 tables, 1 chart'; empty for text alone. */
export function exhibitWords({
  tables,
  charts,
  figures,
}: Pick<ContentsEntry, 'tables' | 'charts' | 'figures'>) {
  return [
    tables > 0 && counted(tables, 'table'),
    charts > 0 && counted(charts, 'chart'),
    figures > 0 && counted(figures, 'figure'),
  ]
    .filter(Boolean)
    .join(', ');
}

export function totalOf(entries: readonly ContentsEntry[]) {
  const sum = (name: 'tables' | 'charts' | 'figures') =>
    entries.reduce((total, entry) => total + entry[name], 0);
  return { tables: sum('tables'), charts: sum('charts'), figures: sum('figures') };
}

/** What one gets. */
export function formatWords(format: FileFormat, tables: number): string {
  if (format === 'pptx') return 'slides with charts that stay editable';
  if (format === 'docx') return 'text, tables and charts in order';
  if (format === 'pdf') return 'as read, with page numbers';
  return tables === 0 ? 'nothing chosen has a table' : `${counted(tables, 'table')}, one sheet each`;
}

/** '96 KB', '1.8 MB' */
export function sizeWords(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** 'today 09:12', or the day for what is longer ago. */
export function momentWords(seconds: number, now: Date): string {
  const then = new Date(seconds * 1000);
  const time = then.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const days = Math.round((startOf(then) - startOf(now)) / 86_400_000);
  const near: Record<number, string> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' };
  return near[days] ? `${near[days]} ${time}` : then.toLocaleDateString('sv-SE');
}

function startOf(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}

/** The line below the name of a file. */
export function fileWords(file: TakenFile, now: Date): string {
  const { state, bytes, at, keptUntil, entries, outdated, remark } = file;
  if (state === 'waiting') return 'Waiting';
  if (state === 'working') return `${stepWords(file.step, file)}…`;
  if (state === 'failed') return remark;
  const facts = [
    [entries !== null && counted(entries, 'bookmark'), bytes !== null && sizeWords(bytes)]
      .filter(Boolean)
      .join(', '),
    momentWords(at, now),
    remark ||
      (state === 'over'
        ? 'no longer kept'
        : outdated
          ? 'the figures have changed since'
          : keptUntil && `kept until ${momentWords(keptUntil, now)}`),
  ];
  return facts.filter(Boolean).join(' · ');
}

export const steps: readonly FileStep[] = ['access', 'content', 'writing', 'storing'];

interface Progress {
  step: FileStep;
  done: number;
  of: number;
  entries: number | null;
  format: FileFormat;
}

/** What a step does; with how far it has come if it is the one at work. */
export function stepWords(step: FileStep, { step: current, done, of, entries, format }: Progress): string {
  const told = step === current && of > 0 ? `, ${done} of ${of}` : '';
  if (step === 'access')
    return entries === null
      ? 'Access checked'
      : `Access checked: ${entries === 1 ? 'the bookmark is' : `all ${entries} bookmarks are`} in your subscription`;
  if (step === 'content') return `Tables and text${told}`;
  if (step === 'writing') return `${writingWords[format]}${told}`;
  return 'Sources, license line, keeping the file';
}

const writingWords: Record<FileFormat, string> = {
  pptx: 'Slides and charts',
  docx: 'Pages and charts',
  pdf: 'Pages and charts',
  xlsx: 'Sheets',
  csv: 'Rows',
};

/** How far the whole is, from 0 to 1; null before anybody works on it. */
export function progressOf({ state, step, done, of }: TakenFile): number | null {
  if (state === 'waiting') return null;
  const share = of > 0 ? done / of : 0;
  const [from, to] = { access: [0, 0.05], content: [0.05, 0.3], writing: [0.3, 0.95], storing: [0.95, 1] }[
    step
  ] as [number, number];
  return from + (to - from) * share;
}

export function makeWords(format: FileFormat): string {
  return `Make ${formatNames[format]}`;
}
