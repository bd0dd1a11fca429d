import { excerptOf, lineOf } from './excerpt.ts';
import { googleMargins, googleNumerals, nestGoogleLists } from './google-docs.ts';
import { unwrapHeadings } from './heading-lists.ts';
import { listActive } from './inspect.ts';
import type { Losses } from './left-out.ts';
import { readOfficeMarks } from './libre-office.ts';
import { type Linked, pageStyles, sheetsIn } from './page-styles.ts';
import {
  elementsNamed,
  isSourceElement,
  readSource,
  type SourceComment,
  type SourceElement,
  type SourceNode,
} from './source.ts';
import { readStyledHeadings } from './styled-headings.ts';
import { keepVisible } from './visible.ts';
import { closeEmptyElements, isXhtml } from './xhtml.ts';

/** What the authors of a page show in it, whichever program has written it. */
export function contentOfPage(page: string, linked: Linked, losses: Losses): SourceNode[] {
  const comments: SourceComment[] = [];
  const { childNodes } = readSource(isXhtml(page) ? closeEmptyElements(page) : page, (comment) => {
    if (comments.length < mostComments) comments.push(comment);
  });
  if (isOfOffice(page)) for (const comment of comments) listComment(comment, losses);
  readStyledHeadings(childNodes, losses);
  listActive(childNodes, losses);
  const sheets = [...sheetsIn(childNodes, linked)];
  leaveOutMargins(childNodes, losses);
  const shown = keepVisible(readOfficeMarks(childNodes), pageStyles(sheets), losses);
  return nestGoogleLists(unwrapHeadings(shown), googleNumerals(sheets.join('\n')));
}

const mostComments = 1000;

/** LibreOffice writes the comments of reviewers as those of HTML. */
function isOfOffice(page: string): boolean {
  return /<meta name="generator" content="(LibreOffice|OpenOffice)/i.test(page.slice(0, 4000));
}

function listComment({ data, sourceCodeLocation }: SourceComment, losses: Losses): void {
  if (data.trim() !== '' && !data.startsWith('['))
    losses.add('comment', { line: sourceCodeLocation?.startLine, excerpt: data });
}

function leaveOutMargins(nodes: SourceNode[], losses: Losses): void {
  for (const body of nodes.filter(isSourceElement).flatMap((one) => elementsNamed(one, 'body'))) {
    const margins = new Set<SourceNode>(googleMargins(body));
    for (const one of margins) note(one as SourceElement, losses);
    body.childNodes = body.childNodes.filter((one) => !margins.has(one));
  }
}

function note(margin: SourceElement, losses: Losses): void {
  const excerpt = excerptOf(margin);
  if (excerpt !== '') losses.add('running', { line: lineOf(margin), excerpt });
}
