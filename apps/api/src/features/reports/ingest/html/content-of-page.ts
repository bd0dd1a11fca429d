import { excerptOf, lineOf } from './excerpt.ts';
import { googleMargins, googleNumerals, nestGoogleLists } from './google-docs.ts';
import { listActive } from './inspect.ts';
import type { Losses } from './left-out.ts';
import { readOfficeMarks } from './libre-office.ts';
import { type Linked, pageStyles, sheetsIn } from './page-styles.ts';
import { elementsNamed, isSourceElement, readSource, type SourceElement, type SourceNode } from './source.ts';
import { keepVisible } from './visible.ts';
import { closeEmptyElements, isXhtml } from './xhtml.ts';

/** What the authors of a page show in it, whichever program has written it. */
export function contentOfPage(page: string, linked: Linked, losses: Losses): SourceNode[] {
  const { childNodes } = readSource(isXhtml(page) ? closeEmptyElements(page) : page);
  listActive(childNodes, losses);
  const sheets = [...sheetsIn(childNodes, linked)];
  leaveOutMargins(childNodes, losses);
  const shown = keepVisible(readOfficeMarks(childNodes), pageStyles(sheets), losses);
  return nestGoogleLists(shown, googleNumerals(sheets.join('\n')));
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
