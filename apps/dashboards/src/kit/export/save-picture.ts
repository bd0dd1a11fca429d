import { saveFile } from '@caliper/ui/sending/save-file.ts';
import { fontRules } from './font-rules.ts';
import { type PicturedPanel, pictureOf } from './picture.ts';
import { svgElement } from './svg.ts';
import type { ExportWords } from './words.ts';

/** Twice as sharp as it is large, for slides. */
const sharpness = 2;

export async function savePicture(
  panel: PicturedPanel,
  words: ExportWords,
  { name, format }: { name: string; format: 'png' | 'svg' },
): Promise<void> {
  const picture = pictureOf(panel, words);
  const rules = await fontRules(picture.textContent ?? '').catch(() => '');
  picture.prepend(svgElement('style', {}, rules));
  const svg = new Blob([new XMLSerializer().serializeToString(picture)], { type: 'image/svg+xml' });
  const size = {
    width: Number(picture.getAttribute('width')),
    height: Number(picture.getAttribute('height')),
  };
  saveFile(format === 'svg' ? svg : await pixelsOf(svg, size), `${name}.${format}`);
}

async function pixelsOf(svg: Blob, { width, height }: { width: number; height: number }): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * sharpness;
    canvas.height = height * sharpness;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
