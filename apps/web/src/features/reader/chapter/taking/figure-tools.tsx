import { Button } from '@caliper/ui/actions/button.tsx';
import { type Copied, useCopy } from '../../../../lib/use-copy.ts';
import { ClipButton } from '../../../custom-reports/index.ts';
import type { PicturePlace } from '../pictures.ts';
import type { ShownSource } from '../prepare-chapter.ts';
import { clippedFrom } from '../tables/table-tools.tsx';
import { CiteButton } from './cite-button.tsx';
import classes from './taking.module.css';
import { useCiting } from './use-citing.ts';

interface FigureToolsProps {
  place: PicturePlace;
  chapter: ShownSource;
}

/** Below a figure: what can be taken of it. */
export function FigureTools({ place: { image, label, figure }, chapter }: FigureToolsProps) {
  const { copied, copy } = useCopy();
  const citing = useCiting();
  if (!citing || !figure) return null;
  const cite = () => citing({ name: label, block: figure.block });
  return (
    <div className={classes.figure}>
      {canCopyPictures() && (
        <Button
          size="sm"
          variant="quiet"
          icon={copied ? 'check' : 'copy'}
          aria-label={`${copied ? 'Copied' : 'Copy'} ${label}`}
          onClick={() => copy(copiedPicture(image))}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
      )}
      <CiteButton label={label} cite={cite} />
      {!chapter.isClip && (
        <ClipButton clipped={{ ...clippedFrom(chapter), block: figure.block }} name={label} />
      )}
    </div>
  );
}

function canCopyPictures(): boolean {
  return typeof ClipboardItem !== 'undefined' && navigator.clipboard?.write !== undefined;
}

/** Programs take pictures from the clipboard as PNG only. */
function copiedPicture(image: HTMLImageElement): Copied {
  const drawn = async () => {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('The picture is empty.');
    return blob;
  };
  return { 'image/png': drawn() };
}
