import { readAddress } from '../html/links.ts';
import { styleProblem } from '../html/styles.ts';
import { svgAttributes } from './svg-vocabulary.ts';

export type Judged = 'keep' | 'drop' | { problem: string };

export function judgeAttribute(tag: string, name: string, value: string): Judged {
  if (/^on/i.test(name)) return { problem: 'an event handler' };
  if (/(^|:)href$/i.test(name)) return judgeReference(tag, name, value);
  const style = styleProblem(value);
  if (style) return { problem: style };
  if (!svgAttributes.has(name)) return 'drop';
  return isSafePaint(value) ? 'keep' : 'drop';
}

/** References must stay within the drawing; an image may embed its pixels. */
function judgeReference(tag: string, name: string, value: string): Judged {
  const address = readAddress(value);
  if (address.to === 'place') return svgAttributes.has(name) ? 'keep' : 'drop';
  if (tag === 'image' && /^\s*data:image\/(png|jpe?g|gif|webp);base64,[\w+/=\s]*$/i.test(value))
    return 'keep';
  if (address.to === 'file' && address.path === '') return 'drop';
  return { problem: 'something outside the image' };
}

/** Styles and paints may refer only to parts of the same drawing. */
export function isSafePaint(css: string): boolean {
  return !/url\s*\((?!\s*(?:["']\s*)?#)|\\|<|@|image-set|expression|src\s*\(/i.test(css);
}
