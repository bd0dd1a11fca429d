import { colours } from '../colours.ts';
import type { FigureBlock, Picture } from '../document.ts';
import { exhibitTitle } from '../document-words.ts';
import { type ReadablePicture, readPicture } from '../pictures/read-picture.ts';
import { headHeight, writeFoot, writeHead } from './exhibits.ts';
import { type Element, type Paper, sheet, textWidth } from './paper.ts';
import { looks, placesOf, plain } from './text.ts';

const most = 420;
/** Pictures are made for screens of 96 pixels to the inch. */
const pointsPerPixel = 0.75;

/** A picture in its own size, or in that of the page. */
export async function writeFigure(paper: Paper, parent: Element, block: FigureBlock): Promise<void> {
  const picture = await readPicture(block.image);
  const size = picture ? sizeOf(block.image) : { width: textWidth, height: 84 };
  paper.keep(headHeight(paper, block) + size.height + 30);
  paper.target(block.id);
  const sect = paper.element(parent, 'Sect');
  writeHead(paper, sect, block, 'P');
  const [left, top] = [sheet.left, paper.y + 2];
  const figure = paper.element(sect, 'Figure', {
    alt: block.alt || exhibitTitle(block),
    bbox: [left, top, left + size.width, top + size.height],
  });
  paper.mark(figure, () => {
    if (!picture || !isDrawn(paper, picture, { left, top, ...size })) drawMissing(paper, top, block);
  });
  figure.end();
  paper.y = top + size.height;
  writeFoot(paper, sect, block);
  sect.end();
}

function sizeOf({ width, height }: Picture): { width: number; height: number } {
  const [wide, high] = [Math.max(1, width), Math.max(1, height)];
  const scale = Math.min(pointsPerPixel, textWidth / wide, most / high);
  return { width: wide * scale, height: high * scale };
}

/** False for a file that is not what it says it is. */
function isDrawn(
  { pdf }: Paper,
  picture: ReadablePicture,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): boolean {
  try {
    pdf.image(picture.bytes, left, top, { width, height });
    return true;
  } catch {
    return false;
  }
}

/** Says that a picture is missing, and where it can be seen. */
function drawMissing(paper: Paper, top: number, { address }: FigureBlock): void {
  paper.pdf.rect(sheet.left, top, textWidth, 84).fill(colours.sunk);
  const where = address === null ? '' : ' It can be seen where this is read.';
  const lines = paper.linesOf(
    plain(`This picture could not be put into the file.${where}`, looks.plain),
    textWidth - 40,
  );
  paper.scribble(placesOf(lines, { x: sheet.left + 20, y: top + 34, leading: looks.plain.leading }));
}
