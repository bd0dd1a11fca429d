import { type Weight, weights } from '@caliper/contract/problem.ts';
import { draftPath } from '../../lib/navigation/paths.ts';
import type { Draft } from '../reports/index.ts';

type DraftFinding = Draft['findings'][number];
export type ReadTable = Draft['tables'][number];

/** A finding with the number that it has in the protocol and at its block. */
export interface NumberedFinding extends DraftFinding {
  number: number;
  weight: Weight;
}

/** The gravest first, otherwise in the order of the report. Accepting one changes no number. */
export function numberedFindings(findings: Draft['findings']): NumberedFinding[] {
  const weighed = findings.map((finding) => ({ ...finding, weight: finding.weight ?? 'noted' }));
  const ranked = weighed.toSorted((a, b) => weights.indexOf(a.weight) - weights.indexOf(b.weight));
  return ranked.map((finding, index) => ({ ...finding, number: index + 1 }));
}

/** Noted ones ask for nothing, so there is nothing to accept. */
export function isOpen({ weight, accepted }: Pick<NumberedFinding, 'weight' | 'accepted'>): boolean {
  return weight !== 'noted' && accepted === null;
}

export const weightWords = {
  settle: 'To settle before release',
  look: 'To look at',
  noted: 'Noted',
} as const satisfies Record<Weight, string>;

/** '12 chapters, 41 tables, 4,812 figures read. 16 findings.' */
export function protocolWords({ chapters, tables, findings }: Draft): string {
  const figures = tables.reduce((sum, { numbers }) => sum + numbers, 0);
  const read = [counted(chapters, 'chapter'), counted(tables.length, 'table'), counted(figures, 'figure')];
  const found = findings.length === 0 ? 'Read without findings' : counted(findings.length, 'finding');
  return `${read.join(', ')} read. ${found}.`;
}

export function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : nouns}`;
}

/** The table that a finding is about. */
export function tableOf({ tables }: Pick<Draft, 'tables'>, finding: DraftFinding): ReadTable | undefined {
  return tables.find(
    ({ block, chapter_number }) => block === finding.block && chapter_number === finding.chapter_number,
  );
}

/** Where it was met: the table and the chapter if they are known, or else the file. */
export function whereWords(draft: Pick<Draft, 'tables'>, finding: DraftFinding): string {
  const { chapter_number, file, line } = finding;
  const table = shortCaption(tableOf(draft, finding)?.caption ?? '') || finding.place;
  const chapter = chapter_number === null ? file || 'The package' : `Chapter ${chapter_number}`;
  return [chapter, table || (line !== undefined && `line ${line}`)].filter(Boolean).join(', ');
}

const longestCaption = 60;

/** 'Table 4.2' if it has a number, or else its first words. */
function shortCaption(caption: string): string {
  const [number] = /^\p{L}+\.? [\w.-]*\d[\w-]*/u.exec(caption) ?? [];
  return number ?? (caption.length > longestCaption ? `${caption.slice(0, longestCaption)}…` : caption);
}

/** What there is to check about a table beside its figures. */
export function tableFacts({ headRows, units, numbers, texts, notes }: ReadTable): string[] {
  return [
    counted(headRows, 'head row'),
    units === '' ? 'no unit' : units,
    counted(numbers, 'figure'),
    texts === 0 ? 'no other cells' : `${counted(texts, 'cell')} without a figure`,
    ...(notes === 0 ? [] : [counted(notes, 'note')]),
  ];
}

/** Where a table of a draft is. */
export function blockPath(
  draftId: number,
  { chapter_number, block }: Pick<ReadTable, 'chapter_number' | 'block'>,
): string {
  return `${draftPath(draftId, chapter_number)}#${encodeURIComponent(block)}`;
}
