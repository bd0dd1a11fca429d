import type { Input } from '@caliper/contract/endpoints.ts';
import type { ReadTable } from '../findings.ts';

/** A table or figure of the draft, and how it was read. */
export interface Correctable {
  chapter_number: number;
  block: string;
  caption: string;
  /** Of a table. */
  read?: Pick<ReadTable, 'headRows' | 'units'>;
}

export interface CorrectForm {
  caption: string;
  headRows: string;
  unit: string;
  isLeftOut: boolean;
}

export function correctForm({ caption, read }: Correctable): CorrectForm {
  return { caption, headRows: String(read?.headRows ?? 0), unit: read?.units ?? '', isLeftOut: false };
}

type Right = Omit<Input<'correctDraft'>['body'], 'revision' | 'chapter' | 'block'>;

/** Only what is different from how it was read, so that the rest stays as its authors wrote it. */
export function rightIn(of: Correctable, { caption, headRows, unit, isLeftOut }: CorrectForm): Right {
  if (isLeftOut) return { leftOut: true };
  const before = correctForm(of);
  return {
    ...(caption.trim() !== before.caption && { caption: caption.trim() }),
    ...(headRows !== before.headRows && { headRows: Number(headRows) }),
    ...(unit.trim() !== before.unit && { unit: unit.trim() }),
  };
}

export function asCorrectable({ chapter_number, block, caption, headRows, units }: ReadTable): Correctable {
  return { chapter_number, block, caption, read: { headRows, units } };
}

/** The figures of the chapter that is shown. */
export function figuresIn(root: HTMLElement | null, chapter_number: number): Correctable[] {
  const figures = root ? [...root.querySelectorAll<HTMLElement>('figure[id]')] : [];
  return figures.map((figure) => ({
    chapter_number,
    block: figure.id,
    caption: (figure.querySelector('figcaption')?.textContent ?? '').replace(/\s+/g, ' ').trim(),
  }));
}

type Corrected = { caption?: string | undefined; headRows?: number | undefined; unit?: string | undefined };

/** 'Caption, 2 head rows, EUR million'. */
export function rightWords({ caption, headRows, unit, leftOut }: Corrected & { leftOut: boolean }): string {
  if (leftOut) return 'Left out';
  return [
    ...(caption === undefined ? [] : [caption === '' ? 'no caption' : `“${caption}”`]),
    ...(headRows === undefined ? [] : [headRows === 1 ? '1 head row' : `${headRows} head rows`]),
    ...(unit === undefined ? [] : [unit === '' ? 'no unit' : unit]),
  ].join(', ');
}
