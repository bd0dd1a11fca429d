import type { Page } from '@playwright/test';

const quality = 0.85;

/** The browser compresses pictures as well as any package that we would have to add. */
export async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const source = `data:image/png;base64,${png.toString('base64')}`;
  return Buffer.from(await page.evaluate(pack, { source, quality }), 'base64');
}

/** Runs in the page. */
async function pack({ source, quality }: { source: string; quality: number }): Promise<string> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
}
