/** The small subset of Markdown used in the chapters of the guide. */
export interface GuideChapter {
  title: string;
  blocks: GuideBlock[];
}

export type GuideBlock =
  | { kind: 'heading' | 'note' | 'paragraph'; words: GuideWords[] }
  | { kind: 'bullets' | 'numbers'; items: GuideWords[][] }
  | { kind: 'picture'; caption: string; name: string };

/** A run of text in one style. */
export interface GuideWords {
  text: string;
  style?: 'strong' | 'em' | 'code';
}

export function readGuide(markdown: string): GuideChapter {
  const [heading = '', ...blocks] = markdown.trim().split(/\n{2,}/);
  const title = heading.match(/^# (.+)$/)?.[1];
  if (!title) throw new Error(`A chapter begins with its title, not with: ${heading}`);
  return { title, blocks: blocks.map(readBlock) };
}

function readBlock(block: string): GuideBlock {
  const [, caption, name] = block.match(/^!\[([^\]]+)\]\(([\w-]+)\)$/) ?? [];
  if (caption && name) return { kind: 'picture', caption, name };
  if (block.startsWith('## ')) return { kind: 'heading', words: readWords(block.slice(3)) };
  if (block.startsWith('> ')) return { kind: 'note', words: readWords(block.replace(/^> /gm, '')) };
  if (block.startsWith('- ')) return { kind: 'bullets', items: readItems(block.split(/^- /m)) };
  if (/^1\. /.test(block)) return { kind: 'numbers', items: readItems(block.split(/^\d+\. /m)) };
  return { kind: 'paragraph', words: readWords(block) };
}

/** The part before the first bullet is empty. */
function readItems([, ...items]: string[]): GuideWords[][] {
  return items.map(readWords);
}

const styles = { '**': 'strong', '*': 'em', '`': 'code' } as const;

function readWords(text: string): GuideWords[] {
  const parts = text
    .trim()
    .replace(/\s+/g, ' ')
    .matchAll(/(\*\*|\*|`)(.+?)\1|[^*`]+|[*`]/g);
  return [...parts].map(([whole, mark, inner]) =>
    mark && inner ? { text: inner, style: styles[mark as keyof typeof styles] } : { text: whole },
  );
}
