import type { Run, TakenDocument } from '../document.ts';
import { editionLine, licenceLine } from '../document-words.ts';
import type { ShownPicture } from '../ooxml/pictures.ts';
import type { Relations } from '../ooxml/relations.ts';
import { type Markup, xml } from '../ooxml/xml.ts';
import { shortenedTo } from '../words-size.ts';
import { type Area, content, places, titleSize } from './page.ts';
import { type Placeholder, textShape } from './shapes.ts';
import { slots } from './slots.ts';
import { type LinkMaker, type ParagraphLook, paragraph } from './text.ts';

export interface Drawing {
  document: TakenDocument;
  /** The number of this slide, and of those that the ids of the document stand on. */
  number: number;
  numbers: ReadonlyMap<string, number>;
  relations: Relations;
  /** Paths of the parts that it shows. */
  chartPath?: string;
  picture?: ShownPicture;
}

export type Drawer = ReturnType<typeof drawer>;

/** Writes the texts that slides have in common, in the language of the document and with its links. */
export function drawer({ document: { meta, stamp }, number, numbers, relations }: Drawing) {
  const slideLink = (target: number) =>
    xml`<a:hlinkClick r:id="${relations.to('slide', `ppt/slides/slide${target}.xml`)}" action="ppaction://hlinksldjump"/>`;
  const link: LinkMaker = (address) => {
    if (!address.startsWith('#')) {
      const id = relations.toAddress(address);
      return id === null ? null : xml`<a:hlinkClick r:id="${id}"/>`;
    }
    const target = numbers.get(address.slice(1));
    return target === undefined || target === number ? null : slideLink(target);
  };
  const write = (runs: readonly Run[] | string, look: ParagraphLook = {}) =>
    paragraph(typeof runs === 'string' ? [{ text: runs }] : runs, look, meta.language, link);
  const text = (
    id: number,
    name: string,
    placeholder: Placeholder,
    paragraphs: readonly Markup[],
    area?: Area,
  ) => textShape({ id, name, placeholder, paragraphs, ...(area && { area }) });
  return {
    write,
    text,
    title(words: string, area: Area = places.title) {
      const { size, height } = titleSize(words);
      return text(2, 'Title', { type: 'title' }, [write(words, { size })], { ...area, height });
    },
    /** What the slide is part of, in one line above its title. */
    kicker: (words: string) =>
      text(3, 'Chapter', { type: 'body', index: slots.kicker }, [
        write(shortenedTo(words, 11.5, content.width)),
      ]),
    foot(id: number): Markup[] {
      const line = [licenceLine(stamp), editionLine(meta)].filter((one) => one !== '').join('  ·  ');
      const shown = xml`<a:p><a:fld id="{6A0A0C5B-91B1-4F0D-8C1E-5B1C2E3D4F50}" type="slidenum"><a:rPr lang="${meta.language}"/><a:t>${number}</a:t></a:fld></a:p>`;
      return [
        text(id, 'Licence', { type: 'ftr', index: 31 }, [write(line)]),
        text(id + 1, 'Slide number', { type: 'sldNum', index: 32 }, [shown]),
      ];
    },
  };
}
