import { createHash } from 'node:crypto';
import type { TakenDocument } from '../document.ts';
import { type Markup, xml } from '../ooxml/xml.ts';
import { emu, page } from './page.ts';
import type { SlidePlan } from './plan.ts';
import { presentationSpaces } from './shapes.ts';

const firstId = 256;

/** The slides in their order, with a section for each chapter. */
export function presentationMarkup(
  document: TakenDocument,
  plans: readonly SlidePlan[],
  { masterId, slideIds }: { masterId: string; slideIds: readonly string[] },
): Markup {
  const slides = slideIds.map((id, index) => xml`<p:sldId id="${firstId + index}" r:id="${id}"/>`);
  return xml`<p:presentation${presentationSpaces} saveSubsetFonts="1">
    <p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="${masterId}"/></p:sldMasterIdLst>
    <p:sldIdLst>${slides}</p:sldIdLst>
    <p:sldSz cx="${emu(page.width)}" cy="${emu(page.height)}"/><p:notesSz cx="6858000" cy="9144000"/>
    <p:defaultTextStyle><a:defPPr><a:defRPr lang="${document.meta.language}"/></a:defPPr></p:defaultTextStyle>
    ${document.chapters.length > 1 && sections(document, plans)}</p:presentation>`;
}

/** In the list of slides, chapters can be folded and moved as a whole. */
function sections({ meta, chapters }: TakenDocument, plans: readonly SlidePlan[]): Markup {
  const runs: { name: string; ids: number[]; key: number | null }[] = [];
  for (const [index, { chapter }] of plans.entries()) {
    const last = runs.at(-1);
    if (last && last.key === chapter) last.ids.push(firstId + index);
    else runs.push({ name: nameOf(chapter), ids: [firstId + index], key: chapter });
  }
  function nameOf(chapter: number | null): string {
    if (chapter === null) return runs.length === 0 ? meta.title : 'Sources';
    const { number, title } = chapters[chapter] ?? {};
    return [number, title].filter(Boolean).join(' ');
  }
  const markup = runs.map(
    ({ name, ids }, index) => xml`<p14:section name="${name}" id="${guid(`${index} ${name}`)}">
      <p14:sldIdLst>${ids.map((id) => xml`<p14:sldId id="${id}"/>`)}</p14:sldIdLst></p14:section>`,
  );
  return xml`<p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}">
    <p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main">${markup}</p14:sectionLst></p:ext></p:extLst>`;
}

function guid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').toUpperCase();
  return `{${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')}}`;
}
