import { type Clean, type Element, isElement } from './clean-tree.ts';

const longest = 2000;

/** What a formula says, in one line as people type it: (a + b)/c, x^2, √(y). */
export function formulaText(nodes: Clean[]): string {
  return row(nodes).replace(/\s+/g, ' ').trim().slice(0, longest);
}

function row(nodes: Clean[]): string {
  return nodes.map(textOf).join('');
}

function textOf(node: Clean): string {
  if (!isElement(node)) return typeof node === 'string' ? node : '';
  const parts = node.children.filter(isElement);
  const [first, second, third] = parts.map((part) => textOf(part));
  switch (node.tag) {
    case 'mo':
      return operatorText(row(node.children));
    case 'mspace':
      return ' ';
    case 'mfrac':
      return `${bracketed(first)}/${bracketed(second)}`;
    case 'msqrt':
      return `√${bracketed(row(parts))}`;
    case 'mroot':
      return `${second ?? ''}√${bracketed(first)}`;
    case 'msup':
    case 'mover':
      return raised(first, undefined, second);
    case 'msub':
    case 'munder':
      return raised(first, second, undefined);
    case 'msubsup':
    case 'munderover':
      return raised(first, second, third);
    case 'mmultiscripts':
      return scripted(parts);
    case 'mtable':
      return parts.map(tableRow).join('; ');
    default:
      return row(node.children);
  }
}

/** Index and exponent may stand before what they belong to, after it, or both. */
function scripted([base, ...scripts]: Element[]): string {
  const before = scripts.findIndex(({ tag }) => tag === 'mprescripts');
  const texts = scripts.map(textOf);
  const [below, above] = before === 0 ? [] : texts;
  const [lower, upper] = before < 0 ? [] : texts.slice(before + 1);
  return `${raised('', lower, upper)}${raised(base && textOf(base), below, above)}`;
}

function tableRow(node: Element): string {
  return node.children.filter(isElement).map(textOf).join(', ');
}

function raised(base = '', below: string | undefined, above: string | undefined): string {
  const lower = below ? `_${bracketed(below)}` : '';
  const upper = above ? `^${bracketed(above)}` : '';
  return `${base}${lower}${upper}`;
}

/** What is more than one sign is held together. */
function bracketed(text = ''): string {
  const inner = text.trim();
  return /^([\p{L}\p{N}.,_]*|\([^()]*\))$/u.test(inner) ? inner : `(${inner})`;
}

function operatorText(sign: string): string {
  if (/^[\u2061-\u2064]$/.test(sign)) return sign === '\u2062' ? ' ' : '';
  return /^[()[\]{}|,;!']$/.test(sign) ? sign : ` ${sign} `;
}
