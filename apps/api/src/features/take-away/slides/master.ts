import { colours } from '../ooxml/theme.ts';
import { type Markup, xml } from '../ooxml/xml.ts';
import { content, emu, places } from './page.ts';
import { presentationSpaces, rectangle, shapeTree, textShape } from './shapes.ts';
import { footerSlots, noInsets, rgb, scheme, title } from './slots.ts';

/** What all slides have: the line above the foot, and how texts look at each level. */
export function masterMarkup(layoutIds: readonly string[]): Markup {
  const rule = rectangle({
    id: 7,
    name: 'Rule',
    area: { x: content.x, y: 502, width: content.width, height: 0.75 },
    fill: rgb(colours.line2),
  });
  const body = textShape({
    id: 3,
    name: 'Text',
    placeholder: { type: 'body', index: 1 },
    area: { x: content.x, y: 104, width: content.width, height: 380 },
    body: xml`<a:bodyPr${noInsets}><a:normAutofit/></a:bodyPr>`,
    paragraphs: [xml`<a:p><a:pPr lvl="0"/><a:r><a:rPr lang="en-GB"/><a:t>Text</a:t></a:r></a:p>`],
  });
  return xml`<p:sldMaster${presentationSpaces}><p:cSld>
    <p:bg><p:bgPr>${scheme('bg1')}<a:effectLst/></p:bgPr></p:bg>
    ${shapeTree([rule, title(2, places.title, { size: 24 }), body, ...footerSlots(5)])}</p:cSld>
    <p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3"
      accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>
    <p:sldLayoutIdLst>${layoutIds.map((id, index) => xml`<p:sldLayoutId id="${2_147_483_649 + index}" r:id="${id}"/>`)}</p:sldLayoutIdLst>
    <p:txStyles>
      <p:titleStyle><a:lvl1pPr algn="l" defTabSz="914400" rtl="0" eaLnBrk="1" latinLnBrk="0" hangingPunct="1">
        <a:lnSpc><a:spcPct val="95000"/></a:lnSpc><a:spcBef><a:spcPct val="0"/></a:spcBef><a:buNone/>
        <a:defRPr sz="2400" b="0" kern="1200">${scheme('tx1')}<a:latin typeface="+mj-lt"/><a:ea typeface="+mj-ea"/><a:cs typeface="+mj-cs"/></a:defRPr></a:lvl1pPr></p:titleStyle>
      <p:bodyStyle>${[1, 2, 3, 4, 5].map(bodyLevel)}</p:bodyStyle>
      <p:otherStyle><a:defPPr><a:defRPr lang="en-GB"/></a:defPPr>
        <a:lvl1pPr marL="0" algn="l" defTabSz="914400" rtl="0" eaLnBrk="1" latinLnBrk="0" hangingPunct="1"><a:defRPr sz="1400" kern="1200">${scheme('tx1')}<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/></a:defRPr></a:lvl1pPr></p:otherStyle>
    </p:txStyles></p:sldMaster>`;
}

function bodyLevel(level: number): Markup {
  const inside = xml` marL="${emu((level - 1) * 14)}" indent="0" algn="l" defTabSz="914400" rtl="0" eaLnBrk="1" latinLnBrk="0" hangingPunct="1">
    <a:lnSpc><a:spcPct val="108000"/></a:lnSpc><a:spcBef><a:spcPts val="600"/></a:spcBef><a:buNone/>
    <a:defRPr sz="1400" kern="1200">${scheme('tx1')}<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/></a:defRPr>`;
  if (level === 1) return xml`<a:lvl1pPr${inside}</a:lvl1pPr>`;
  if (level === 2) return xml`<a:lvl2pPr${inside}</a:lvl2pPr>`;
  if (level === 3) return xml`<a:lvl3pPr${inside}</a:lvl3pPr>`;
  if (level === 4) return xml`<a:lvl4pPr${inside}</a:lvl4pPr>`;
  return xml`<a:lvl5pPr${inside}</a:lvl5pPr>`;
}
