import { saveFile } from '@caliper/ui/sending/save-file.ts';
import { type PicturedPanel, pictureOf } from './picture.ts';
import { svgElement } from './svg.ts';
import type { ExportWords } from './words.ts';

/** Twice as sharp as it is large, for slides. */
const sharpness = 2;

export async function savePicture(
  panel: PicturedPanel,
  words: ExportWords,
  { name, format }: { name: string; format: 'png' | 'svg' },
): Promise<void> {
  const picture = pictureOf(panel, words);
  const rules = await fontRules(picture.textContent ?? '').catch(() => '');
  picture.prepend(svgElement('style', {}, rules));
  const svg = new Blob([new XMLSerializer().serializeToString(picture)], { type: 'image/svg+xml' });
  const size = {
    width: Number(picture.getAttribute('width')),
    height: Number(picture.getAttribute('height')),
  };
  saveFile(format === 'svg' ? svg : await pixelsOf(svg, size), `${name}.${format}`);
}

async function pixelsOf(svg: Blob, { width, height }: { width: number; height: number }): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * sharpness;
    canvas.height = height * sharpness;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

const family = 'Source Sans 3 Variable';

/** The font faces of the page, to be embedded: a picture cannot load them. */
async function fontRules(text: string): Promise<string> {
  const wanted = [...document.styleSheets]
    .flatMap(rulesOf)
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-family').includes(family))
    .filter(({ style }) => style.getPropertyValue('font-style') !== 'italic')
    .filter(({ style }) => reaches(style.getPropertyValue('unicode-range'), text));
  const rules = await Promise.all(wanted.map(carried));
  return rules.join('\n');
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // A style sheet of another origin, such as one of an extension.
    return [];
  }
}

async function carried(rule: CSSFontFaceRule): Promise<string> {
  const [, address = ''] = rule.style.getPropertyValue('src').match(/url\("?([^")]+)"?\)/) ?? [];
  const base = rule.parentStyleSheet?.href ?? location.href;
  const file = await (await fetch(new URL(address, base))).blob();
  return `@font-face { font-family: "${family}"; font-weight: 200 900; src: url(${await dataUrl(file)}) format("woff2"); }`;
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Whether any letter of a text lies in a range such as "U+0-FF, U+131". */
export function reaches(range: string, text: string): boolean {
  if (range === '') return true;
  const parts = range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    const from = Number.parseInt(first.replaceAll('?', '0'), 16);
    return [from, Number.parseInt(last.replaceAll('?', 'F'), 16)] as const;
  });
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  return letters.some((code) => parts.some(([from, to]) => code >= from && code <= to));
}
