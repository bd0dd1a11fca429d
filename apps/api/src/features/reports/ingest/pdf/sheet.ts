import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { createTypesetter, type Face } from '../../../../platform/pdf/fonts.ts';

export const colours = { ink: '#11203A', quiet: '#5B6678', teal: '#0E7C86' };
const margin = 64;
const margins = { top: margin, bottom: margin + 16, left: margin, right: margin };

export interface Style {
  face: Face;
  size: number;
  colour?: string;
  indent?: number;
  before?: number;
  after?: number;
}

/** A4 pages in the house style. The same input gives the same bytes, so that a name made from them is stable. */
export function createSheet(title: string, productName: string) {
  const document = new PDFDocument({
    size: 'A4',
    margins,
    bufferPages: true,
    autoFirstPage: false,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: title,
      Author: productName,
      Producer: productName,
      Creator: productName,
      CreationDate: new Date(0),
    },
  });
  const bytes = buffer(document);
  const typeset = createTypesetter(document);

  function write(
    text: string,
    { face, size, colour = colours.ink, indent = 0, before = 0, after = 6 }: Style,
  ): void {
    const runs = typeset(face, text);
    document.y += before;
    keepOnPage(size * 1.4);
    document.fillColor(colour).fontSize(size);
    const width = document.page.width - 2 * margin - indent;
    runs.forEach((run, index) => {
      const options = { width, continued: index < runs.length - 1, lineGap: size > 16 ? 2 : size * 0.25 };
      document.font(run.font);
      if (index === 0) document.text(run.text, margin + indent, document.y, options);
      else document.text(run.text, options);
    });
    document.y += after;
  }

  function hasRoom(height: number): boolean {
    return document.y + height <= document.page.height - document.page.margins.bottom;
  }

  function keepOnPage(height: number): void {
    if (!hasRoom(height)) document.addPage();
  }

  function line(): void {
    document
      .moveTo(margin, document.y)
      .lineTo(document.page.width - margin, document.y)
      .lineWidth(2)
      .strokeColor(colours.teal)
      .stroke();
    document.y += 18;
  }

  /** One line at a fixed place, below the text area. */
  function footer(text: string, align: 'left' | 'right'): void {
    const [run] = typeset('sans', text);
    if (!run) return;
    document.page.margins.bottom = 0;
    document.font(run.font).fontSize(9).fillColor(colours.quiet);
    const y = document.page.height - margin;
    document.text(run.text, margin, y, {
      width: document.page.width - 2 * margin,
      align,
      lineBreak: align === 'right',
    });
  }

  return {
    write,
    line,
    keepOnPage,
    page: () => void document.addPage(),
    moveTo: (y: number) => {
      document.y = y;
    },
    async end(): Promise<Buffer> {
      const { count } = document.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        document.switchToPage(index);
        footer(productName, 'left');
        footer(`${index + 1} / ${count}`, 'right');
      }
      document.end();
      return bytes;
    },
  };
}

export type Sheet = ReturnType<typeof createSheet>;
