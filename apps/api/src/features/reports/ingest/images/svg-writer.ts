import type { SaxesTagNS } from 'saxes';
import { styleProblem } from '../html/styles.ts';
import { escapeMarkup } from '../html/write.ts';
import { isSafePaint, judgeAttribute } from './svg-attributes.ts';
import { svgActive, svgTags } from './svg-vocabulary.ts';

type Complain = (message: string) => void;

export class Malformed extends Error {}

const namespace = 'http://www.w3.org/2000/svg';
const spaces = ` xmlns="${namespace}" xmlns:xlink="http://www.w3.org/1999/xlink"`;
const limits = { depth: 200, attributes: 200, elements: 50_000 };

/** Takes the parts of a drawing as they are read and writes those that may stay. */
export function createSvgWriter(complain: Complain) {
  const pieces: string[] = [];
  /** Whether each open element is written; inside one that is not, nothing is. */
  const isWritten: boolean[] = [];
  let style: string | null = null;
  let elements = 0;
  let attributes = 0;

  function checkLimits(): void {
    elements += 1;
    attributes = 0;
    if (elements > limits.elements) throw new Malformed('The image is too complex. Save it as PNG.');
    if (isWritten.length > limits.depth) throw new Malformed('The image is nested too deeply.');
  }

  return {
    countAttribute(): void {
      attributes += 1;
      if (attributes > limits.attributes)
        throw new Malformed('An element of the image has too many attributes.');
    },
    open(tag: SaxesTagNS): void {
      checkLimits();
      const isRoot = isWritten.length === 0;
      const hasPlace = isRoot ? tag.local === 'svg' : isWritten.at(-1) === true && style === null;
      const isKept = keeps(tag, complain) && hasPlace;
      isWritten.push(isKept);
      if (!isKept) return;
      pieces.push(`<${tag.local}${isRoot ? spaces : ''}${attributesOf(tag, complain)}>`);
      if (tag.local === 'style') style = '';
    },
    text(content: string): void {
      if (style !== null) style += content;
      else if (isWritten.at(-1)) pieces.push(escapeMarkup(content));
    },
    close(tag: SaxesTagNS): void {
      if (!isWritten.pop()) return;
      if (tag.local === 'style') {
        pieces.push(styleSheet(style ?? '', complain));
        style = null;
      }
      pieces.push(`</${tag.local}>`);
    },
    written: () => pieces.join(''),
  };
}

function keeps(tag: SaxesTagNS, complain: Complain): boolean {
  if (svgActive.has(tag.local)) complain(`<${tag.local}> is not allowed in an image. Remove it.`);
  return tag.uri === namespace && svgTags.has(tag.local);
}

function attributesOf(tag: SaxesTagNS, complain: Complain): string {
  const kept = Object.values(tag.attributes).flatMap(({ name, value }) => {
    const judged = judgeAttribute(tag.local, name, value);
    if (typeof judged === 'object') complain(`${name} on <${tag.local}> ${judged.problem}`);
    return judged === 'keep' ? [` ${name}="${escapeMarkup(value)}"`] : [];
  });
  return kept.join('');
}

function styleSheet(css: string, complain: Complain): string {
  const problem = styleProblem(css);
  if (problem) complain(`<style> holds ${problem}. Remove it.`);
  return isSafePaint(css) ? escapeMarkup(css) : '';
}
