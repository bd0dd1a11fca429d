import { type Archive, readMember } from '../../../../platform/zip/archive.ts';
import type { StagedFile } from '../content.ts';
import { decodePage } from '../html/decode.ts';
import { attribute, isSourceElement, type SourceNode } from '../html/source.ts';
import { imageLimits } from '../images/limits.ts';
import { readRaster } from '../images/raster.ts';
import { stageRasterBytes, stageSvgText } from '../images/stage-bytes.ts';
import { isBlank } from './blank-picture.ts';
import { isMetafile } from './metafile-size.ts';
import type { Converter } from './metafiles.ts';
import type { Parts } from './parts.ts';
import { lostPicture, type WantedPicture } from './pictures.ts';
import type { WordSource } from './read-document.ts';
import type { Removal } from './removals.ts';

/** Where pictures come from, and where they go. */
interface Staging {
  archive: Archive;
  parts: Parts;
  folder: string;
  converter: Converter;
}

/** What readers see where a picture had to be left out. */
const notAvailable =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="120" viewBox="0 0 480 120"><rect width="480" height="120" fill="#eef0f2"/><text x="240" y="65" text-anchor="middle" font-family="sans-serif" font-size="15" fill="#56606b">This picture is not available.</text></svg>';

/** The pictures that the text shows, by their names in the package. */
export async function stagePictures(
  { nodes, pictures, removals }: WordSource,
  staging: Staging,
): Promise<Map<string, StagedFile | null>> {
  const staged = new Map<string, StagedFile | null>();
  const isLost = async (name: string) => staged.set(name, await stageSvgText(notAvailable, staging.folder));
  for (const [name, picture] of pictures.wanted()) {
    const found = await stagePicture(picture, staging);
    if (typeof found !== 'string') {
      staged.set(name, found);
      continue;
    }
    removals.add(found, picture.place, picture.hint || picture.part);
    describeLost(nodes, pictures.want(picture));
    await isLost(name);
  }
  const lost = pictures.lostName();
  if (lost !== null) await isLost(lost);
  return staged;
}

/** Where it had no description, what stands in its place gets one. */
function describeLost(nodes: SourceNode[], src: string): void {
  for (const node of nodes.filter(isSourceElement)) {
    if (attribute(node, 'src') === src)
      for (const one of node.attrs) if (one.name === 'alt') one.value ||= lostPicture;
    describeLost(node.childNodes, src);
  }
}

async function stagePicture(picture: WantedPicture, staging: Staging): Promise<StagedFile | Removal> {
  const drawn = picture.drawing === undefined ? null : await stageDrawing(picture.drawing, staging);
  if (drawn) return drawn;
  const bytes = await bytesOf(picture.part, staging);
  if (!bytes) return 'missing';
  const isDrawing = /\.svg$/i.test(picture.part);
  if (isDrawing) return (await stageDrawing(picture.part, staging)) ?? 'picture';
  return isMetafile(bytes) ? stageMetafile(bytes, staging) : stageRaster(bytes, staging.folder);
}

/** LibreOffice leaves out what it does not know, also where that is the whole drawing. */
async function stageMetafile(bytes: Buffer, { converter, folder }: Staging): Promise<StagedFile | Removal> {
  const shown = await converter.convert(bytes);
  if (!shown) return 'metafile';
  return isBlank(shown) ? 'empty' : stageRaster(shown, folder);
}

async function bytesOf(part: string, { archive, parts }: Staging): Promise<Buffer | null> {
  const member = parts.member(part);
  return member ? readMember(archive, member, imageLimits.raster) : null;
}

/** Whatever the name of the part says: its content counts. */
async function stageRaster(bytes: Buffer, folder: string): Promise<StagedFile | Removal> {
  if (!readRaster(bytes)) return 'metafile';
  return (await stageRasterBytes(bytes, folder)) ?? 'picture';
}

/** Null if there is anything in the drawing that a drawing may not have; the picture beside it is shown instead. */
async function stageDrawing(part: string, staging: Staging): Promise<StagedFile | null> {
  const bytes = await bytesOf(part, staging);
  const decoded = bytes && decodePage(bytes);
  return decoded && 'text' in decoded ? stageSvgText(decoded.text, staging.folder) : null;
}
