import { type BlockTag, type InlineTag, inlineTags } from './clean-tree.ts';

/** What becomes of each element of the source. */
const inline = new Set<string>(inlineTags);
const renamed = new Map<string, InlineTag>(
  Object.entries({
    strike: 's',
    tt: 'code',
    kbd: 'code',
    samp: 'code',
    cite: 'i',
    dfn: 'i',
    var: 'i',
  } as const),
);

const lineBlocks = new Set<string>(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre']);
const wrappers = new Set(
  `html body div section article main header footer nav aside address center details summary hgroup fieldset legend
   figcaption caption li dt dd dir menu multicol thead tbody tfoot tr td th`.split(/\s+/),
);
const structures = new Set(['ul', 'ol', 'dl', 'table', 'figure', 'blockquote', 'hr']);
const dropped = new Set(
  `head style title meta link script noscript template iframe object embed svg math map xml base frameset
   select textarea button audio video canvas col colgroup del`.split(/\s+/),
);

export type Role = 'inline' | 'line' | 'wrapper' | 'structure' | 'dropped' | 'unknown';

export function roleOf(tag: string): Role {
  if (inline.has(tag) || renamed.has(tag)) return 'inline';
  if (lineBlocks.has(tag)) return 'line';
  if (structures.has(tag)) return 'structure';
  if (wrappers.has(tag)) return 'wrapper';
  return dropped.has(tag) ? 'dropped' : 'unknown';
}

export function inlineTag(tag: string): InlineTag {
  return renamed.get(tag) ?? (tag as InlineTag);
}

export type LineTag = Extract<BlockTag, 'p' | 'pre' | `h${number}`>;
