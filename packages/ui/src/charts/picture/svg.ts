const namespace = 'http://www.w3.org/2000/svg';

type Attributes = Record<string, string | number>;

export function svgElement(tag: string, attributes: Attributes = {}, text?: string): SVGElement {
  const element = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/** The styles that a drawing takes from the page and would lose outside it. */
const inherited = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linejoin',
  'vector-effect',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'visibility',
];

/** A copy that looks the same outside the page. */
export function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  for (const [index, original] of originals.entries()) {
    const style = getComputedStyle(original);
    const target = copies[index];
    target?.removeAttribute('class');
    target?.removeAttribute('style');
    for (const name of inherited) target?.setAttribute(name, style.getPropertyValue(name));
  }
  return copy;
}

/** A text in lines of at most this many letters; a longer word has a line of its own. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter((one) => one !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
