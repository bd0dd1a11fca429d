import { colours } from '../ooxml/theme.ts';
import { type Markup, xml } from '../ooxml/xml.ts';
import { type Area, content, page, places } from './page.ts';
import { rectangle, textShape, transform } from './shapes.ts';
import { noInsets, rgb, scheme, slot, slots, title } from './slots.ts';

/** The mark of the product and a rule with its marks: the scale of a caliper. */
export function cover(provider: string): Markup[] {
  const { title: titleArea, subtitle, licence } = places.cover;
  return [
    rectangle({
      id: 20,
      name: 'Ground',
      area: { x: 0, y: 0, width: page.width, height: page.height },
      fill: rgb(colours.paper),
    }),
    mark(21),
    textShape({
      id: 22,
      name: 'Publisher',
      area: { x: content.x + 40, y: 46, width: 400, height: 28 },
      body: xml`<a:bodyPr${noInsets} anchor="ctr"/>`,
      paragraphs: [
        xml`<a:p><a:r><a:rPr lang="en-GB" sz="2000" b="1">${scheme('tx1')}<a:latin typeface="+mj-lt"/></a:rPr><a:t>${provider}</a:t></a:r></a:p>`,
      ],
    }),
    ...scaleMarks(23),
    title(2, titleArea, { size: 40, anchor: 'b', type: 'ctrTitle' }),
    slot(3, {
      name: 'Subtitle',
      index: slots.subtitle,
      area: subtitle,
      size: 18,
      colour: 'tx2',
      prompt: 'Subtitle',
    }),
    slot(4, {
      name: 'Licence',
      index: slots.licence,
      area: licence,
      size: 12,
      colour: 'tx2',
      anchor: 'b',
      prompt: 'Licence',
    }),
  ];
}

function mark(id: number): Markup {
  const [width, height] = [240, 200];
  const area = { x: content.x, y: 47, width: 31, height: 26 };
  const path = (points: readonly (readonly [number, number])[], isClosed: boolean) =>
    xml`${points.map(([x, y], index) => {
      const point = xml`<a:pt x="${x * 10}" y="${y * 10}"/>`;
      return index === 0 ? xml`<a:moveTo>${point}</a:moveTo>` : xml`<a:lnTo>${point}</a:lnTo>`;
    })}${isClosed && xml`<a:close/>`}`;
  const beam = path(
    [
      [1.4, 1.4],
      [22.6, 1.4],
      [22.6, 5.7],
      [1.4, 5.7],
    ],
    true,
  );
  const left = path(
    [
      [4.3, 5.7],
      [4.3, 18],
      [9, 13],
      [9, 5.7],
    ],
    false,
  );
  const right = path(
    [
      [14, 5.7],
      [14, 13],
      [18.6, 18],
      [18.6, 5.7],
    ],
    false,
  );
  return xml`<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Mark"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr>
    <p:spPr>${transform(area)}<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/>
    <a:pathLst><a:path w="${width}" h="${height}" fill="none">${beam}${left}${right}</a:path></a:pathLst></a:custGeom>
    <a:noFill/><a:ln w="25400">${scheme('accent1')}<a:miter lim="800000"/></a:ln></p:spPr>
    <p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="en-GB"/></a:p></p:txBody></p:sp>`;
}

/** A line with marks, longer at every fifth. */
function scaleMarks(id: number): Markup[] {
  const y = 380;
  const line = (at: number, area: Area, colour: string) =>
    rectangle({ id: id + at, name: 'Scale', area, fill: scheme(colour) });
  const marks = Array.from({ length: 41 }, (_, at) => {
    const isLong = at % 5 === 0;
    const x = content.x + (content.width / 40) * at - (at === 40 ? 0.75 : 0);
    return line(at + 1, { x, y, width: 0.75, height: isLong ? 12 : 6 }, isLong ? 'tx1' : 'accent1');
  });
  return [line(0, { x: content.x, y, width: content.width, height: 1 }, 'tx1'), ...marks];
}
