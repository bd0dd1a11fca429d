import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { ownElement, textIn, wrap, wrapDetail } from './own.ts';

export interface PicturePlace {
  image: HTMLImageElement;
  /** What the picture is called: its caption's first line, else its description. */
  label: string;
  /** Where its tools go. */
  slot: HTMLElement;
  canEnlarge: boolean;
}

/** Smaller ones are signs in the text. */
const smallestChart = 120;

/** Gives images their addresses, and puts figures on sheets. */
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
  // Last, so that nothing is fetched before it is known to wait for the reader.
  if (address) image.src = address;
  return { image, label, slot, canEnlarge };
}

function labelOf(image: HTMLImageElement): string {
  const caption = image.closest('figure')?.querySelector('figcaption')?.cloneNode(true);
  if (caption instanceof HTMLElement) caption.querySelector('[data-part="detail"]')?.remove();
  return textIn(caption) || image.alt || 'image';
}
