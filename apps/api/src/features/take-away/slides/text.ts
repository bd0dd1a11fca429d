import type { Run } from '../document.ts';
import { type Markup, xml } from '../ooxml/xml.ts';

export interface TextLook {
  /** In points; left out where the layout says it. */
  size?: number;
  colour?: 'tx1' | 'tx2' | 'accent1';
  bold?: boolean;
  italic?: boolean;
  isHeading?: boolean;
}

export interface ParagraphLook extends TextLook {
  align?: 'l' | 'ctr' | 'r';
  /** In points. */
  before?: number;
  /** In percent of a line. */
  line?: number;
  bullet?: { depth: number; number: number | null };
}

/** What turns a link of the document into one of the slide; null for none that leads anywhere. */
export type LinkMaker = (link: string) => Markup | null;

export function paragraph(
  runs: readonly Run[],
  look: ParagraphLook,
  language: string,
  link: LinkMaker,
): Markup {
  const text = runs.map((run) => run.text).join('');
  return xml`<a:p>${paragraphProperties(look, isFromRight(text))}
    ${runs.map((run) => runMarkup(run, look, language, link))}</a:p>`;
}

export function plainParagraph(text: string, look: ParagraphLook, language: string): Markup {
  return paragraph([{ text }], look, language, () => null);
}

/** Whether a text begins with a letter that is written from right to left. */
function isFromRight(text: string): boolean {
  return /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);
}

function paragraphProperties({ align, before, line, bullet }: ParagraphLook, fromRight: boolean): Markup {
  const side = align ?? (fromRight ? 'r' : undefined);
  const indent = bullet ? 14 : 0;
  return xml`<a:pPr${bullet && xml` marL="${(bullet.depth + 1) * indent * 12_700}" indent="${-indent * 12_700}" lvl="${Math.min(bullet.depth, 8)}"`}
    ${side && xml` algn="${side}"`}${fromRight && xml` rtl="1"`}>
    ${line && xml`<a:lnSpc><a:spcPct val="${line * 1000}"/></a:lnSpc>`}
    ${before !== undefined && xml`<a:spcBef><a:spcPts val="${Math.round(before * 100)}"/></a:spcBef>`}
    ${bullet && bulletMarkup(bullet.number)}</a:pPr>`;
}

function bulletMarkup(number: number | null): Markup {
  return number === null
    ? xml`<a:buFont typeface="Arial"/><a:buChar char="•"/>`
    : xml`<a:buFont typeface="+mj-lt"/><a:buAutoNum type="arabicPeriod" startAt="${number}"/>`;
}

function runMarkup(run: Run, look: TextLook, language: string, link: LinkMaker): Markup[] {
  return run.text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [xml`<a:br>${runProperties(run, look, language, null)}</a:br>`] : []),
      ...(line === ''
        ? []
        : [
            xml`<a:r>${runProperties(run, look, language, run.link ? link(run.link) : null)}<a:t>${line}</a:t></a:r>`,
          ]),
    ]);
}

function runProperties(run: Run, look: TextLook, language: string, link: Markup | null): Markup {
  const raised = run.raised && { sup: 30_000, sub: -25_000 }[run.raised];
  const { size, colour, isHeading } = look;
  return xml`<a:rPr lang="${language}"${size && xml` sz="${Math.round(size * 100)}"`}
    ${(run.bold || look.bold) && xml` b="1"`}${(run.italic || look.italic) && xml` i="1"`}
    ${raised && xml` baseline="${raised}"`} dirty="0">
    ${colour && xml`<a:solidFill><a:schemeClr val="${colour}"/></a:solidFill>`}
    ${isHeading && xml`<a:latin typeface="+mj-lt"/>`}${link}</a:rPr>`;
}
