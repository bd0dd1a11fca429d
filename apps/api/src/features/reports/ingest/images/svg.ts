import { SaxesParser, type SaxesTagNS } from 'saxes';
import { styleProblem } from '../html/styles.ts';
import { escapeMarkup } from '../html/write.ts';
import { isSafePaint, judgeAttribute } from './svg-attributes.ts';
import { svgActive, svgTags } from './svg-vocabulary.ts';

export interface SvgProblem {
  line: number;
  message: string;
}
export type ReadSvg =
  | { svg: string; width: number | undefined; height: number | undefined }
  | { problems: SvgProblem[] };

const namespace = 'http://www.w3.org/2000/svg';
const deepest = 200;

/** Writes an image anew from what it may hold; says what it held beyond that, if it would run or fetch. */
export function rebuildSvg(text: string): ReadSvg {
  const problems: SvgProblem[] = [];
  const written: string[] = [];
  const open: boolean[] = [];
  let styleText: string | null = null;
  let root: SaxesTagNS | null = null;
  const parser = new SaxesParser({ xmlns: true, position: true });
  const complain = (message: string) => problems.push({ line: parser.line, message });

  parser.on('error', (error) => {
    throw new Malformed(`The image is not well-formed XML: ${error.message.replace(/^[\d:]+ /, '')}`);
  });
  parser.on('doctype', (doctype) => {
    if (/\[|<!ENTITY/i.test(doctype))
      throw new Malformed('The image declares entities. Save it without them.');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') complain('The image refers to a style sheet. Remove it.');
  });
  parser.on('opentag', (tag) => {
    if (open.length > deepest) throw new Malformed('The image is nested too deeply.');
    const isKept = open.every(Boolean) && keepsTag(tag, complain) && (root !== null || tag.local === 'svg');
    root ??= tag;
    open.push(isKept);
    if (!isKept) return;
    written.push(`<${tag.local}${writeAttributes(tag, open.length === 1, complain)}>`);
    if (tag.local === 'style') styleText = '';
  });
  parser.on('closetag', (tag) => {
    if (!open.pop()) return;
    if (tag.local === 'style') {
      written.push(writeStyle(styleText ?? '', complain));
      styleText = null;
    }
    written.push(`</${tag.local}>`);
  });
  const onText = (content: string) => {
    if (open.length === 0 || !open.every(Boolean)) return;
    if (styleText !== null) styleText += content;
    else written.push(escapeMarkup(content));
  };
  parser.on('text', onText);
  parser.on('cdata', onText);

  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { problems: [...problems, { line: parser.line, message: error.message }] };
  }
  if (root === null || written.length === 0) complain('This is not an SVG image.');
  return problems.length > 0 ? { problems } : { svg: written.join(''), ...sizeOf(root) };
}

class Malformed extends Error {}

function keepsTag(tag: SaxesTagNS, complain: (message: string) => void): boolean {
  if (svgActive.has(tag.local)) complain(`<${tag.local}> is not allowed in an image. Remove it.`);
  for (const { name, local } of Object.values(tag.attributes))
    if (/^on/i.test(local) && !svgTags.has(tag.local)) complain(`${name} is an event handler. Remove it.`);
  return tag.uri === namespace && svgTags.has(tag.local);
}

function writeAttributes(tag: SaxesTagNS, isRoot: boolean, complain: (message: string) => void): string {
  const kept = Object.values(tag.attributes).flatMap(({ name, value }) => {
    const judged = judgeAttribute(tag.local, name, value);
    if (typeof judged === 'object') complain(`${name} on <${tag.local}> ${judged.problem}`);
    return judged === 'keep' ? [` ${name}="${escapeMarkup(value)}"`] : [];
  });
  const spaces = isRoot ? ` xmlns="${namespace}" xmlns:xlink="http://www.w3.org/1999/xlink"` : '';
  return `${spaces}${kept.join('')}`;
}

function writeStyle(css: string, complain: (message: string) => void): string {
  const problem = styleProblem(css);
  if (problem) complain(`<style> holds ${problem}. Remove it.`);
  return isSafePaint(css) ? escapeMarkup(css) : '';
}

function sizeOf(root: SaxesTagNS | null): { width: number | undefined; height: number | undefined } {
  const value = (name: string) => root?.attributes[name]?.value ?? '';
  const [, , boxWidth, boxHeight] = value('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return {
    width: pixels(value('width')) ?? pixels(String(boxWidth)),
    height: pixels(value('height')) ?? pixels(String(boxHeight)),
  };
}

const perPixel: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

function pixels(length: string): number | undefined {
  const [, digits, unit = ''] = length.trim().match(/^(\d{1,6}(?:\.\d+)?)(px|pt|mm|cm|in)?$/) ?? [];
  const size = Math.round(Number(digits) * (perPixel[unit] ?? 1));
  return size > 0 && size < 100_000 ? size : undefined;
}
