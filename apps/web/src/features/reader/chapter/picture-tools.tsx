import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import classes from './pictures.module.css';
import type { PicturePlace } from './pictures.ts';

interface PictureToolsProps {
  place: PicturePlace;
  onEnlarge: (place: PicturePlace) => void;
}

/** A button that enlarges the picture, or a message if the picture did not load. */
export function PictureTools({ place, onEnlarge }: PictureToolsProps) {
  const { image, label, canEnlarge } = place;
  const button = useRef<HTMLButtonElement>(null);
  const state = useImageState(image);
  useEffect(() => {
    const press = () => {
      // When the dialog closes, the focus returns to this button.
      button.current?.focus({ preventScroll: true });
      button.current?.click();
    };
    image.addEventListener('click', press);
    return () => image.removeEventListener('click', press);
  }, [image]);
  if (state === 'missing') return <span className={classes.lost}>This image is not available.</span>;
  if (state === 'failed') return <FailedImage image={image} />;
  if (!canEnlarge) return null;
  return (
    <button
      ref={button}
      type="button"
      className={classes.enlarge}
      aria-label={`Enlarge ${label}`}
      title={readerTexts.enlarge}
      onClick={() => onEnlarge(place)}
    >
      <Icon name="enlarge" />
    </button>
  );
}

function FailedImage({ image }: { image: HTMLImageElement }) {
  return (
    <span className={classes.lost} role="status">
      The image could not be loaded.
      <Button size="sm" icon="reload" onClick={() => retry(image)}>
        Try again
      </Button>
    </span>
  );
}

type ImageState = 'fine' | 'failed' | 'missing';

/** Read from the image itself, which outlives the components around it. */
function stateOf(image: HTMLImageElement): ImageState {
  if (!image.hasAttribute('src')) return 'missing';
  return image.dataset.failed === undefined ? 'fine' : 'failed';
}

function useImageState(image: HTMLImageElement): ImageState {
  const subscribe = useCallback(
    (changed: () => void) => {
      const note = ({ type }: Event) => {
        if (type === 'error') image.dataset.failed = '';
        else delete image.dataset.failed;
        changed();
      };
      for (const type of ['error', 'load']) image.addEventListener(type, note);
      return () => {
        for (const type of ['error', 'load']) image.removeEventListener(type, note);
      };
    },
    [image],
  );
  return useSyncExternalStore(subscribe, () => stateOf(image));
}

/** Requests the image again. */
function retry(image: HTMLImageElement): void {
  const address = image.src;
  image.loading = 'eager';
  image.removeAttribute('src');
  image.src = address;
}
