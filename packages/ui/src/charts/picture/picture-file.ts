import { fontRules } from './font-rules.ts';
import { svgElement } from './svg.ts';

/** Twice as sharp as it is large, for slides. */
const sharpness = 2;

/** A drawing as a file that looks the same anywhere: it carries its fonts. */
export async function pictureFile(picture: SVGElement, format: 'png' | 'svg'): Promise<Blob> {
  const rules = await fontRules(picture.textContent ?? '').catch(() => '');
  picture.prepend(svgElement('style', {}, rules));
  const svg = new Blob([new XMLSerializer().serializeToString(picture)], { type: 'image/svg+xml' });
  const size = {
    width: Number(picture.getAttribute('width')),
    height: Number(picture.getAttribute('height')),
  };
  return format === 'svg' ? svg : pixelsOf(svg, size);
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
