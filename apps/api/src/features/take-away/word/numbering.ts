import { type Markup, xml } from '../ooxml/xml.ts';
import { wordSpaces } from './styles.ts';

const levels = Array.from({ length: 9 }, (_, level) => level);
const bullets = ['•', '–', '·'];

/** One list of bullets for all; each counted list has a number of its own, so that it begins with 1. */
export function numberingMarkup(counted: number): Markup {
  return xml`<w:numbering${wordSpaces}>
    <w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/>
      ${levels.map((level) => levelMarkup(level, { format: 'bullet', text: bullets[level % 3] ?? '•' }))}</w:abstractNum>
    <w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="multilevel"/>
      ${levels.map((level) => levelMarkup(level, { format: level % 2 === 0 ? 'decimal' : 'lowerLetter', text: `%${level + 1}.` }))}</w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
    ${Array.from(
      { length: counted },
      (_, index) => xml`<w:num w:numId="${index + 2}"><w:abstractNumId w:val="1"/>
      ${levels.map((level) => xml`<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="1"/></w:lvlOverride>`)}</w:num>`,
    )}
  </w:numbering>`;
}

function levelMarkup(level: number, { format, text }: { format: string; text: string }): Markup {
  return xml`<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/>
    <w:pPr><w:ind w:left="${340 * (level + 1)}" w:hanging="283"/></w:pPr></w:lvl>`;
}

/** The properties of an item; lists of bullets have the number 1. */
export function itemNumbering(depth: number, list: number): Markup {
  return xml`<w:numPr><w:ilvl w:val="${Math.min(8, Math.max(0, depth))}"/><w:numId w:val="${list}"/></w:numPr>`;
}
