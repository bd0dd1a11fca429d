import type { Finding } from '@caliper/contract/problem.ts';

interface OfFile {
  file: string;
  found: Finding[];
}

/** In the order in which the files are first met, and by line in each; what is about the package comes first. */
export function findingsByFile(findings: readonly Finding[]): OfFile[] {
  const files = Map.groupBy(findings, ({ file }) => file);
  const groups = [...files].map(([file, found]) => ({ file, found: found.toSorted(byLine) }));
  return groups.sort((a, b) => Number(a.file !== '') - Number(b.file !== ''));
}

/** A Word file that is uploaded alone has no name on the server: all that is said of a file is about this one. */
export function underOwnName(findings: readonly Finding[], uploaded: File | null | undefined): Finding[] {
  const isAlone = uploaded && /\.docx$/i.test(uploaded.name);
  return findings.map((one) => (isAlone && one.file !== '' ? { ...one, file: uploaded.name } : one));
}

function byLine(a: Finding, b: Finding): number {
  return (a.line ?? 0) - (b.line ?? 0);
}

/** Empty for what is about the whole file. */
export function placeOf({ line, place }: Finding): string {
  return place ?? (line === undefined ? '' : `Line ${line}`);
}

/** One line each, to be pasted into a mail or a spreadsheet. */
export function findingsAsText(findings: readonly Finding[]): string {
  const lines = findings.map((finding) => {
    const { file, message, excerpt = '', remedy = '' } = finding;
    return [file || 'The package', placeOf(finding), message, excerpt, remedy].map(oneCell).join('\t');
  });
  return ['File\tPlace\tWhat was found\tExcerpt\tWhat to do', ...lines].join('\n');
}

/** What a spreadsheet would take for a formula is text. */
function oneCell(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return /^[=+@-]/.test(line) ? `'${line}` : line;
}
