import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Picture } from '../document.ts';
import { escapeText } from '../ooxml/xml.ts';

/** The rules of a style sheet whose selectors are single names: `.bar`, `#axis`, `text`. */
type Rules = Map<string, string>;

/**
 * A drawing as the renderer understands it: what its style sheet says stands on the elements, references have their old
 * name, and it has a size.
 */
export function drawableSvg(svg: string, { width, height }: Pick<Picture, 'width' | 'height'>): string {
  const rules = rulesIn(svg);
  const pieces: string[] = [];
  const parser = new SaxesParser();
  let depth = 0;
  let isInStyle = false;
  const quiet = (text: string) => {
    if (!isInStyle) pieces.push(escapeText(text));
  };
  parser.on('opentag', (tag) => {
    if (tag.name === 'style') isInStyle = true;
    else
      pieces.push(
        `<${tag.name}${attributesOf(tag, rules)}${depth === 0 ? sizeFor(tag, width, height) : ''}>`,
      );
    depth += 1;
  });
  parser.on('text', quiet);
  parser.on('cdata', quiet);
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    if (name === 'style') isInStyle = false;
    else pieces.push(`</${name}>`);
  });
  parser.write(svg).close();
  return pieces.join('');
}

function rulesIn(svg: string): Rules {
  const rules: Rules = new Map();
  for (const [, sheet = ''] of svg.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
    for (const [, selectors = '', body = ''] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g))
      for (const selector of selectors.split(','))
        if (/^[.#]?[\w-]+$/.test(selector.trim()))
          rules.set(selector.trim(), `${rules.get(selector.trim()) ?? ''}${body.trim().replace(/;?$/, ';')}`);
  return rules;
}

function attributesOf({ name, attributes }: SaxesTagPlain, rules: Rules): string {
  const { class: classes = '', id = '', style = '', ...others } = attributes;
  const names = [name, ...classes.split(/\s+/).map((one) => `.${one}`), `#${id}`];
  const styles = `${names.map((one) => rules.get(one) ?? '').join('')}${style}`;
  const all = { ...others, ...(id !== '' && { id }), ...(styles !== '' && { style: styles }) };
  return Object.entries(all)
    .map(([key, value]) => ` ${key === 'href' ? 'xlink:href' : key}="${escapeText(value)}"`)
    .join('');
}

function sizeFor({ attributes }: SaxesTagPlain, width: number, height: number): string {
  const spaces = attributes['xmlns:xlink'] ? '' : ' xmlns:xlink="http://www.w3.org/1999/xlink"';
  return attributes.width && attributes.height ? spaces : `${spaces} width="${width}" height="${height}"`;
}
