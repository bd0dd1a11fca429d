import type { SaxesTagNS } from 'saxes';
import { readAddress } from '../html/links.ts';
import { styleProblem } from '../html/styles.ts';
import { escapeMarkup } from '../html/write.ts';
import { isSafePaint, judgeAttribute } from './svg-attributes.ts';
import { svgActive, svgTags } from './svg-vocabulary.ts';
import { anyElement, isTooHeavy, type Part, type Sheet } from './svg-weight.ts';

type Drop = (what: string) => void;

export class Malformed extends Error {
  readonly remedy: string;
  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}

const namespace = 'http://www.w3.org/2000/svg';
const spaces = ` xmlns="${namespace}" xmlns:xlink="http://www.w3.org/1999/xlink"`;
const limits = { depth: 200, attributes: 200, elements: 50_000 };

/** Writes the allowed parts of a drawing as it is parsed. */
export function createSvgWriter(drop: Drop) {
  const pieces: string[] = [];
  /** Whether each open element is written; nothing is written inside one that is not. */
  const isWritten: boolean[] = [];
  const open: Part[] = [];
  const named = new Map<string, Part>();
  let style: string | null = null;
  let styles = '';
  let elements = 0;
  let attributes = 0;

  function checkLimits(): void {
    elements += 1;
    attributes = 0;
    if (elements > limits.elements) throw tooComplex();
    if (isWritten.length > limits.depth)
      throw new Malformed('The image is nested too deeply.', 'Save it as PNG.');
  }

  function addPart(tag: SaxesTagNS): void {
    const classes = new Set(tag.attributes.class?.value.split(/\s+/));
    const part: Part = { parts: [], classes, drawsAgain: drawnAgainBy(tag) };
    open.at(-1)?.parts.push(part);
    open.push(part);
    const id = tag.attributes.id?.value;
    // Of several with one id, browsers take the first.
    if (id !== undefined && !tag.local.endsWith('Gradient') && !named.has(id)) named.set(id, part);
  }

  function assertLight(root: Part): void {
    if (isTooHeavy(root, named, sheetOf(styles), limits.elements)) throw tooComplex();
  }

  return {
    countAttribute(): void {
      attributes += 1;
      if (attributes > limits.attributes)
        throw new Malformed('An element of the image has too many attributes.', 'Save it as PNG.');
    },
    open(tag: SaxesTagNS): void {
      checkLimits();
      const isRoot = isWritten.length === 0;
      const hasPlace = isRoot ? tag.local === 'svg' : isWritten.at(-1) === true && style === null;
      const isKept = keeps(tag, drop) && hasPlace;
      isWritten.push(isKept);
      if (!isKept) return;
      addPart(tag);
      pieces.push(`<${tag.local}${isRoot ? spaces : ''}${attributesOf(tag, drop)}>`);
      if (tag.local === 'style') style = '';
    },
    text(content: string): void {
      if (style !== null) style += content;
      else if (isWritten.at(-1)) pieces.push(escapeMarkup(content));
    },
    close(tag: SaxesTagNS): void {
      if (!isWritten.pop()) return;
      const part = open.pop();
      if (tag.local === 'style') {
        // Browsers also read a last rule that has no closing bracket.
        styles += `${style}}`;
        pieces.push(styleSheet(style ?? '', drop));
        style = null;
      }
      if (part && open.length === 0) assertLight(part);
      pieces.push(`</${tag.local}>`);
    },
    written: () => pieces.join(''),
  };
}

const tooComplex = () => new Malformed('The image is too complex.', 'Save it as PNG.');

const repeating = new Set(['fill', 'stroke', 'mask', 'marker-start', 'marker-mid', 'marker-end', 'style']);

/** Gradients, filters and clips are drawn with; copies, patterns, masks and markers are drawn once more. */
function drawnAgainBy({ local, attributes }: SaxesTagNS): string[] {
  return Object.values(attributes).flatMap(({ local: name, value }) => {
    if (name === 'href' && (local === 'use' || local === 'pattern')) return anchorsIn(value);
    return repeating.has(name) ? paintsIn(value) : [];
  });
}

function anchorsIn(reference: string): string[] {
  const address = readAddress(reference);
  return address.to === 'place' ? [address.anchor] : [];
}

function paintsIn(css: string): string[] {
  const paints = css.matchAll(/url\(\s*(?:["']\s*)?(#[^"')]+)/gi);
  return [...paints].flatMap(([, reference = '']) => anchorsIn(reference.trim()));
}

/** What the rules of the style sheets paint with. */
function sheetOf(css: string): Sheet {
  const sheet: Sheet = new Map();
  let entries = 0;
  for (const rule of css.split('}')) {
    const [selector = '', body = ''] = rule.split('{').slice(-2);
    const paints = new Set(paintsIn(body));
    if (paints.size === 0) continue;
    for (const name of new Set(selector.match(/(?<=\.)[\w-]+/g) ?? [anyElement])) {
      entries += addPaints(sheet, name, paints);
      if (entries > limits.elements) throw tooComplex();
    }
  }
  return sheet;
}

/** How many are new. */
function addPaints(sheet: Sheet, name: string, paints: Iterable<string>): number {
  const known = sheet.get(name) ?? new Set();
  const before = known.size;
  for (const paint of paints) known.add(paint);
  sheet.set(name, known);
  return known.size - before;
}

function keeps(tag: SaxesTagNS, drop: Drop): boolean {
  if (svgActive.has(tag.local)) drop(`<${tag.local}>`);
  return tag.uri === namespace && svgTags.has(tag.local);
}

function attributesOf(tag: SaxesTagNS, drop: Drop): string {
  const kept = Object.values(tag.attributes).flatMap(({ name, value }) => {
    const judged = judgeAttribute(tag.local, name, value);
    if (typeof judged === 'object') drop(`${name} on <${tag.local}> (${judged.problem})`);
    return judged === 'keep' ? [` ${name}="${escapeMarkup(value)}"`] : [];
  });
  return kept.join('');
}

function styleSheet(css: string, drop: Drop): string {
  const problem = styleProblem(css);
  if (problem) drop(`<style> (${problem})`);
  return isSafePaint(css) ? escapeMarkup(css) : '';
}
