import type { Picture } from '../document.ts';
import { readPicture } from '../pictures/read-picture.ts';
import type { Part } from './package.ts';
import type { Relations } from './relations.ts';
import { type Markup, xml } from './xml.ts';

export interface ShownPicture {
  path: string;
  /** The drawing that it is a picture of. */
  vector: string | null;
  /** Whether it could not be read, which is known once its part has been written. */
  isMissing: boolean;
}

/** Programs that know drawings show them as such; others show the picture that has to stand beside each. */
export function pictureParts(
  image: Picture,
  { folder, number }: { folder: string; number: number },
): { parts: Part[]; picture: ShownPicture } {
  const name = `${folder}/media/image${number}`;
  const isJpeg = image.type === 'image/jpeg';
  const vector = image.type === 'image/svg+xml' ? `${name}.svg` : null;
  const picture: ShownPicture = { path: `${name}.${isJpeg ? 'jpg' : 'png'}`, vector, isMissing: true };
  const shown: Part = {
    path: picture.path,
    type: isJpeg ? 'image/jpeg' : 'image/png',
    async content() {
      const read = await readPicture(image);
      picture.isMissing = read === null;
      return read?.bytes ?? new Uint8Array();
    },
  };
  const drawing = async () => (picture.isMissing ? new Uint8Array() : { file: image.path });
  const vectors = vector === null ? [] : [{ path: vector, type: image.type, content: drawing }];
  return { parts: [shown, ...vectors], picture };
}

/** What a shape is filled with. */
export function blipMarkup({ path, vector }: ShownPicture, relations: Relations): Markup {
  const drawing =
    vector &&
    xml`<a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="${relations.to('image', vector)}"/></a:ext></a:extLst>`;
  return xml`<a:blip r:embed="${relations.to('image', path)}">${drawing}</a:blip><a:stretch><a:fillRect/></a:stretch>`;
}
