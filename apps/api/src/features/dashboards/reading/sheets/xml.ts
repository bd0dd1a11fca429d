import { SaxesParser } from 'saxes';
import { Unreadable } from './sheet.ts';

/** An element once it has ended, with the text that stands in it. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  /** The names of the elements in it. */
  has: Set<string>;
  /** The name of the element around it. */
  within: string;
}

/** Of these the text of what is in them counts as theirs; of the rest nothing is kept. */
const texts = new Set(['si', 'c']);
/** Readings of Asian scripts stand beside the text, formulas beside their value. */
const unread = new Set(['rPh', 'f']);
const none = new Set<string>();

/** Elements as they end, from XML that comes in pieces. */
export function openElements() {
  const parser = new SaxesParser({ xmlns: false });
  const open: Element[] = [];
  let done: Element[] = [];
  let holder: Element | undefined;
  let skipping = 0;

  parser.on('opentag', ({ name, attributes }) => {
    const local = name.replace(/^\w+:/, '');
    const holds = texts.has(local);
    const element = {
      name: local,
      attributes,
      text: '',
      has: holds ? new Set<string>() : none,
      within: open.at(-1)?.name ?? '',
    };
    if (holds) holder = element;
    else holder?.has.add(local);
    if (unread.has(local)) skipping++;
    open.push(element as Element);
  });
  parser.on('text', (text) => {
    const name = open.at(-1)?.name;
    if (holder && skipping === 0 && (name === 't' || name === 'v')) holder.text += text;
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element) return;
    if (unread.has(element.name)) skipping--;
    if (element === holder) holder = undefined;
    done.push(element);
  });
  parser.on('error', () => {
    throw new Unreadable('The workbook is damaged. Save it again and choose it once more.');
  });

  function take(): Element[] {
    const taken = done;
    done = [];
    return taken;
  }
  return {
    read(piece: string): Element[] {
      parser.write(piece);
      return take();
    },
    end(): Element[] {
      parser.close();
      return take();
    },
  };
}
