import { colours, fonts } from '../theme.ts';
import { type Markup, xml } from '../xml.ts';
import type { Edge, Look } from './cells.ts';

/** Collects the looks of cells while sheets are written; its markup comes after them. */
export function createStyles() {
  const formats = collection();
  const fontsUsed = collection();
  const fills = collection();
  const borders = collection();
  const formatsOfCells = collection();
  const known = new WeakMap<Look, number>();
  fontsUsed.idOf(fontOf({}));
  fills.idOf(xml`<fill><patternFill patternType="none"/></fill>`);
  fills.idOf(xml`<fill><patternFill patternType="gray125"/></fill>`);
  borders.idOf(borderOf({}));
  idOf({});

  function idOf(look: Look): number {
    const found = known.get(look);
    if (found !== undefined) return found;
    const format = look.format ? (builtIn[look.format] ?? formats.idOf(xml`${look.format}`) + 164) : 0;
    const font = fontsUsed.idOf(fontOf(look));
    const fill = look.fill ? fills.idOf(fillOf(look.fill)) : 0;
    const border = borders.idOf(borderOf(look));
    const id = formatsOfCells.idOf(
      xml`<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0"
        applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${alignment(look)}</xf>`,
    );
    known.set(look, id);
    return id;
  }

  return {
    idOf,
    markup: () => xml`<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
      ${
        formats.all.length > 0 &&
        xml`<numFmts count="${formats.all.length}">${formats.all.map(
          (code, index) => xml`<numFmt numFmtId="${index + 164}" formatCode="${code}"/>`,
        )}</numFmts>`
      }
      <fonts count="${fontsUsed.all.length}">${fontsUsed.all}</fonts>
      <fills count="${fills.all.length}">${fills.all}</fills>
      <borders count="${borders.all.length}">${borders.all}</borders>
      <cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
      <cellXfs count="${formatsOfCells.all.length}">${formatsOfCells.all}</cellXfs>
      <cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
      <dxfs count="0"/><tableStyles count="0" defaultTableStyle="TableStyleMedium2" defaultPivotStyle="PivotStyleLight16"/>
    </styleSheet>`,
  };
}

export type Styles = ReturnType<typeof createStyles>;

const builtIn: Record<string, number> = { General: 0, '0': 1, '0.00': 2, '#,##0': 3, '#,##0.00': 4, '@': 49 };

function collection() {
  const places = new Map<string, number>();
  const all: Markup[] = [];
  return {
    all,
    idOf(markup: Markup): number {
      const id = places.get(markup.source) ?? all.push(markup) - 1;
      places.set(markup.source, id);
      return id;
    },
  };
}

function fontOf({ bold, italic, underlined, size = 11, colour = colours.ink, serif }: Look): Markup {
  return xml`<font>${bold && xml`<b/>`}${italic && xml`<i/>`}${underlined && xml`<u/>`}<sz val="${size}"/>
    <color rgb="FF${colour}"/><name val="${serif ? fonts.heading : fonts.text}"/>
    <family val="${serif ? 1 : 2}"/></font>`;
}

function fillOf(colour: string): Markup {
  return xml`<fill><patternFill patternType="solid"><fgColor rgb="FF${colour}"/><bgColor indexed="64"/></patternFill></fill>`;
}

function borderOf({ left, top, bottom }: Look): Markup {
  const edge = (name: 'left' | 'top' | 'bottom', line?: Edge) => {
    const content = line && xml`<color rgb="FF${line.colour}"/>`;
    if (name === 'left') return line ? xml`<left style="${line.style}">${content}</left>` : xml`<left/>`;
    if (name === 'top') return line ? xml`<top style="${line.style}">${content}</top>` : xml`<top/>`;
    return line ? xml`<bottom style="${line.style}">${content}</bottom>` : xml`<bottom/>`;
  };
  return xml`<border>${edge('left', left)}<right/>${edge('top', top)}${edge('bottom', bottom)}<diagonal/></border>`;
}

function alignment({ align, vertical = 'bottom', wrap, indent }: Look): Markup {
  return xml`<alignment${align && xml` horizontal="${align}"`} vertical="${vertical}"${wrap && xml` wrapText="1"`}${indent && xml` indent="${indent}"`}/>`;
}
