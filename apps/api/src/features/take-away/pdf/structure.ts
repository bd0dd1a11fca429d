/** What an element of the tree is, in the words of the format. */
export type ElementKind =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'P'
  | 'BlockQuote'
  | 'Note'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'TOC'
  | 'TOCI'
  | 'Link'
  | 'Figure'
  | 'Caption'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD';

/** A part of what the document says, as programs that read it aloud go through it. */
export type Element = PDFKit.PDFStructureElement;

interface Shown {
  alt?: string;
  /** Of the element on its page: left, top, right, bottom. */
  bbox?: [number, number, number, number];
}

/** For cells: which way a heading looks, and how far it reaches. */
interface Reach {
  scope?: 'Column' | 'Row';
  columns?: number;
  rows?: number;
}

export function structureOf(pdf: PDFKit.PDFDocument) {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return {
    root,
    element(
      parent: Element,
      kind: ElementKind,
      { scope, columns = 1, rows = 1, ...shown }: Shown & Reach = {},
    ) {
      const element = pdf.struct(kind, shown as object);
      const reach = {
        ...(scope && { Scope: scope }),
        ...(columns > 1 && { ColSpan: columns }),
        ...(rows > 1 && { RowSpan: rows }),
      };
      if (Object.keys(reach).length > 0) dataOf(element).A = { O: 'Table', ...reach };
      parent.add(element);
      return element;
    },
    /** Draws what the element consists of on this page. */
    mark(element: Element, draw: () => void): void {
      const content = pdf.markStructureContent(String(dataOf(element).S));
      draw();
      pdf.endMarkedContent();
      element.add(content);
    },
    /** Draws what has no meaning of its own: lines, grounds, heads and feet of pages. */
    decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
      pdf.markContent('Artifact', { type });
      draw();
      pdf.endMarkedContent();
    },
  };
}

/** The types of the library do not show it. */
function dataOf(element: Element): Record<string, unknown> {
  return (element as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary.data;
}

/** An address that a link may lead to. */
export function isOfficial(address: string): boolean {
  return /^(?:https?:\/\/|mailto:)\S+$/i.test(address);
}
