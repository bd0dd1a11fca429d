import '../theme/styles.ts';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { drawings, type ReportIconName } from './drawings.ts';
import { ReportIcon } from './report-icon.tsx';

type Picture = number[];

/** The pixels of each drawing, by their red channel; lines are dark or green on a light background. */
async function picturesOf(drawn: Iterable<SVGElement>): Promise<Picture[]> {
  const screen = await page.screenshot({ save: false, element: document.body });
  const bytes = Uint8Array.from(atob(screen), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const ground = document.body.getBoundingClientRect();
  return Array.from(drawn, (drawing) => {
    const { left, top, width, height } = drawing.getBoundingClientRect();
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas?.drawImage(bitmap, Math.round(ground.left - left), Math.round(ground.top - top));
    const { data = [] } = canvas?.getImageData(0, 0, width, height) ?? {};
    return [...data].filter((_, place) => place % 4 === 0);
  });
}

function differingPixels(one: Picture, other: Picture): number {
  return one.filter((shade, place) => Math.abs(shade - (other[place] ?? 0)) > 64).length;
}

test('CAT-34 each of the 28 icons is drawn, and no two look alike', async () => {
  const names = Object.keys(drawings) as ReportIconName[];
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(names.map((name) => <ReportIcon key={name} name={name} />));
  await expect.poll(() => place.querySelectorAll('svg').length).toBe(28);
  const pictures = await picturesOf(place.querySelectorAll('svg'));
  for (const [at, picture] of pictures.entries()) {
    const ground = picture.map(() => picture[0] ?? 0);
    for (const other of [ground, ...pictures.slice(at + 1)])
      expect(differingPixels(picture, other)).toBeGreaterThan(80);
  }
});
