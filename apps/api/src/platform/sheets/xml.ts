import { SaxesParser } from 'saxes';
import { Unreadable } from './sheet.ts';

/** A complete element, with its text. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  /** Whether it has a formula. */
  isComputed: boolean;
  /** The name of the parent element. */
  within: string;
}

/** The elements that are returned; the others are skipped. */
const wanted = new Set(['sheet', 'Relationship', 'si', 'c', 'row', 'numFmt', 'xf']);
/** Their text includes that of the elements inside them. */
const holders = new Set(['si', 'c']);
/** Phonetic readings of Asian text, and formulas beside their value. */
const unread = new Set(['rPh', 'f']);
/** No part of a workbook that is read here is nested more deeply. */
const deepest = 24;

export const damaged = () =>
  new Unreadable('The workbook is damaged. Save it again and choose it once more.');

/** Reads XML in pieces, and returns each element when it ends. */
export function openElements() {
  const parser = new SaxesParser({ xmlns: false });
  const open: Element[] = [];
  let done: Element[] = [];
  let holder: Element | undefined;
  let skipping = 0;

  function addText(text: string): void {
    const name = open.at(-1)?.name;
    if (holder && skipping === 0 && (name === 't' || name === 'v')) holder.text += text;
  }

  parser.on('opentag', ({ name: full, attributes }) => {
    const name = full.slice(full.indexOf(':') + 1);
    const element = { name, attributes, text: '', isComputed: false, within: open.at(-1)?.name ?? '' };
    if (holders.has(name)) holder = element;
    if (name === 'f' && holder) holder.isComputed = true;
    if (unread.has(name)) skipping++;
    if (open.push(element) > deepest) throw damaged();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element) return;
    if (unread.has(element.name)) skipping--;
    if (element === holder) holder = undefined;
    if (wanted.has(element.name)) done.push(element);
  });
  parser.on('error', () => {
    throw damaged();
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
