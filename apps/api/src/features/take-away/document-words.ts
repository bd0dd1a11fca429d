import { stampLines } from '../exports/index.ts';
import type { Block, DocumentMeta, Run, TakenDocument } from './document.ts';
import type { FileProperties } from './ooxml/properties.ts';

export { licenceLine } from '../exports/index.ts';

/** Which state of the report it is: 'Edition 2026, version 3 of 2026-11-02'. */
export function editionLine({ year, version, releasedOn }: DocumentMeta): string {
  const edition = year === null ? '' : `Edition ${year}`;
  const released = releasedOn === null ? '' : ` of ${releasedOn}`;
  const state = version === null ? '' : `version ${version}${released}`;
  const line = [edition, state].filter((part) => part !== '').join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** What shelves of files show of the document. */
export function filePropertiesOf({ meta, stamp }: TakenDocument): FileProperties {
  return {
    title: meta.title,
    subject: [meta.subtitle, editionLine(meta)].filter((part) => part !== '').join('. '),
    provider: meta.provider,
    description: stampLines(stamp).join(' '),
    language: meta.language,
    day: stamp.day,
  };
}

/** 'Table 5.1 Value by country'. */
export function exhibitTitle({ label, title }: { label: string; title: string }): string {
  return [label, title].filter((part) => part !== '').join(' ');
}

/** What stands below a table, figure or chart. */
export function linesBelow({ notes, source }: { notes: readonly string[]; source: string }): string[] {
  return [...notes, ...(source === '' ? [] : [source])];
}

export function textOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

export function countOf(document: TakenDocument, kind: Block['kind']): number {
  return document.chapters.reduce((sum, { blocks }) => sum + countIn(blocks, kind), 0);
}

export function countIn(blocks: readonly Block[], kind: Block['kind']): number {
  return blocks.filter((block) => block.kind === kind).length;
}
