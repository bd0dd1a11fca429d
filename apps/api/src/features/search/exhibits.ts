import type { Answer } from '@caliper/contract/endpoints.ts';
import { textsOf } from './fields.ts';

interface ChapterPage {
  chapter_number: number;
  chapter_title: string;
  chapter_content: string;
}

type Exhibit = Answer<'reportExhibits'>['exhibits'][number];

const block = /<(table|figure)\b([^>]*)>(.*?)<\/\1>/gs;

/** The tables and figures of a chapter in reading order; the page is our own, and its blocks have ids. */
export function exhibitsIn({ chapter_content, ...chapter }: ChapterPage): Exhibit[] {
  return [...chapter_content.matchAll(block)].flatMap(([, tag, attributes = '', inner = '']) => {
    const id = attributeOf(attributes, 'id');
    if (!id) return [];
    const [caption = ''] = textsOf(inner, 'caption|figcaption');
    return [
      {
        ...chapter,
        kind: tag === 'table' ? ('table' as const) : ('figure' as const),
        block: id,
        table_number: tag === 'table' ? Number(attributeOf(attributes, 'data-table')) : null,
        caption: caption.replace(/\s+/g, ' ').trim(),
      },
    ];
  });
}

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
}
