import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { ownElement, textIn, wrap, wrapDetail } from './own.ts';

export interface PicturePlace {
  image: HTMLImageElement;
  /** The picture's name: the first line of its caption, or else its description. */
  label: string;
  /** The element that holds its tools. */
  slot: HTMLElement;
  canEnlarge: boolean;
  /** Of a figure: the id of its block, and the element that holds what can be done with it. */
  figure: { block: string; slot: HTMLElement } | null;
}

/** Smaller images are symbols within the text. */
const smallestChart = 120;

/** Gives images their addresses, and frames figures. */
export function arrangePictures(root: HTMLElement, images: Record<string, string>): PicturePlace[] {
  for (const figure of root.querySelectorAll('figure')) arrangeFigure(figure);
  return [...root.querySelectorAll('img')].map((image) => arrangeImage(image, images));
}

function arrangeFigure(figure: HTMLElement): void {
  const caption = figure.querySelector('figcaption');
  if (caption) wrapDetail(caption);
  if (figure.querySelectorAll('img').length > 1) figure.dataset.many = '';
  const hint = ownElement('div', 'hint');
  hint.textContent = readerTexts.enlarge;
  figure.append(hint);
}

function arrangeImage(image: HTMLImageElement, images: Record<string, string>): PicturePlace {
  const label = labelOf(image);
  const canEnlarge = image.closest('figure') !== null || !(image.width < smallestChart);
  const slot = ownElement('span', 'picture-tools');
  wrap('span', 'picture', [image]).append(slot);
  if (canEnlarge) image.title = readerTexts.enlarge;
  image.loading = 'lazy';
  image.decoding = 'async';
  const file = image.dataset.image ?? '';
  const address = Object.hasOwn(images, file) ? images[file] : undefined;
  // Last, so that the image is not fetched before it is set to load lazily.
  if (address) image.src = address;
  return { image, label, slot, canEnlarge, figure: figureOf(image) };
}

/** Several images of one figure share what can be done with it. */
function figureOf(image: HTMLImageElement): PicturePlace['figure'] {
  const figure = image.closest<HTMLElement>('figure[id]');
  if (!figure || figure.querySelector('img') !== image) return null;
  const slot = ownElement('div', 'figure-tools');
  figure.append(slot);
  return { block: figure.id, slot };
}

function labelOf(image: HTMLImageElement): string {
  const caption = image.closest('figure')?.querySelector('figcaption')?.cloneNode(true);
  if (caption instanceof HTMLElement) caption.querySelector('[data-part="detail"]')?.remove();
  return textIn(caption) || image.alt || 'image';
}
