import { type Mark, marks } from './line.ts';
import { nearest, type Styles, switchIn } from './styles.ts';
import type { Xml } from './xml.ts';
import { childNamed, switchOf, valueIn } from './xml-query.ts';

interface Surrounding {
  styles: Styles;
  /** The style of the paragraph. */
  style: string | undefined;
  /** What the table says about this cell. */
  around: Xml | undefined;
}

/**
 * Whether a property holds for a run. The run itself decides; otherwise each level of styles that has the property
 * turns it over, as the format wants it: bold within a bold style is not bold.
 */
export function holds(run: Xml | undefined, name: string, { styles, style, around }: Surrounding): boolean {
  const own = switchOf(run, name);
  if (own !== undefined) return own;
  const levels = [
    switchIn(styles.chain('paragraph', style), name),
    switchIn(characterChain(run, styles), name),
    switchOf(around, name),
  ];
  return (switchOf(styles.defaults, name) ?? false) !== levels.filter((one) => one === true).length % 2 > 0;
}

function characterChain(run: Xml | undefined, styles: Styles) {
  const id = valueIn(run, 'w:rStyle');
  return id === undefined ? [] : styles.chain('character', id);
}

/** Neither text for the web view only nor text hidden everywhere is for readers. */
export function isHidden(run: Xml | undefined, surrounding: Surrounding): boolean {
  return holds(run, 'w:vanish', surrounding) || holds(run, 'w:webHidden', surrounding);
}

export function marksOf(run: Xml | undefined, surrounding: Surrounding, isTitle: boolean): readonly Mark[] {
  const raised = said(run, 'w:vertAlign', surrounding) ?? positionOf(run, surrounding);
  const has: Record<Mark, boolean> = {
    b: !isTitle && holds(run, 'w:b', surrounding),
    i: holds(run, 'w:i', surrounding),
    u: isUnderlined(run, surrounding),
    s: holds(run, 'w:strike', surrounding) || holds(run, 'w:dstrike', surrounding),
    sup: raised === 'superscript',
    sub: raised === 'subscript',
  };
  return marks.filter((mark) => has[mark]);
}

/** LibreOffice writes superscripts as small text that is moved up. */
function positionOf(run: Xml | undefined, surrounding: Surrounding): string | undefined {
  const position = Number(valueIn(run, 'w:position') ?? 0);
  const size = Number(valueIn(run, 'w:sz') ?? Number.NaN);
  if (!position || !(size < sizeAround(surrounding))) return undefined;
  return position > 0 ? 'superscript' : 'subscript';
}

/** In half points; ten points are what holds where nothing is said. */
function sizeAround({ styles, style }: Surrounding): number {
  const chain = styles.chain('paragraph', style);
  return Number(nearest(chain, ({ run }) => valueIn(run, 'w:sz')) ?? valueIn(styles.defaults, 'w:sz') ?? 20);
}

/** Underlined links look like links already. */
function isUnderlined(run: Xml | undefined, surrounding: Surrounding): boolean {
  const line =
    valueIn(run, 'w:u') ??
    nearest(surrounding.styles.chain('paragraph', surrounding.style), ({ run: own }) => valueIn(own, 'w:u'));
  return line !== undefined && line !== 'none';
}

function said(run: Xml | undefined, name: string, { styles, style }: Surrounding): string | undefined {
  return (
    valueIn(run, name) ??
    nearest(characterChain(run, styles), ({ run: own }) => valueIn(own, name)) ??
    nearest(styles.chain('paragraph', style), ({ run: own }) => valueIn(own, name))
  );
}

export function fontOf(run: Xml | undefined): string {
  const fonts = childNamed(run, 'w:rFonts')?.attributes;
  return fonts?.['w:ascii'] ?? fonts?.['w:hAnsi'] ?? '';
}
