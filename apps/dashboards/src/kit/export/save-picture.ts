import { pictureFile } from '@caliper/ui/charts/picture/picture-file.ts';
import { saveFile } from '@caliper/ui/sending/save-file.ts';
import { type PicturedPanel, pictureOf } from './picture.ts';
import type { ExportWords } from './words.ts';

export async function savePicture(
  panel: PicturedPanel,
  words: ExportWords,
  { name, format }: { name: string; format: 'png' | 'svg' },
): Promise<void> {
  saveFile(await pictureFile(pictureOf(panel, words), format), `${name}.${format}`);
}
