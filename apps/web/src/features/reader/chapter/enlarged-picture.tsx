import { Button } from '@caliper/ui/actions/button.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import classes from './enlarged-picture.module.css';
import type { PicturePlace } from './pictures.ts';

interface EnlargedPictureProps {
  /** A new object each time the picture is to be opened. */
  place: PicturePlace;
  onClose: () => void;
}

/** A picture in full screen. The browser traps the focus, closes on Escape and restores the focus. */
export function EnlargedPicture({ place, onClose }: EnlargedPictureProps) {
  const { image, label } = place;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isActual, setActual] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `place` opens it again
  useEffect(() => dialog.current?.showModal(), [place]);
  // The close event comes a little late; the dialog may be open again by then.
  const tellClosed = () => {
    if (!dialog.current?.open) onClose();
  };
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={id} onClose={tellClosed}>
      <div className="row gap12 underline py12 px16">
        <h2 id={id} className={classes.title}>
          {label}
        </h2>
        <Button size="sm" aria-pressed={isActual} onClick={() => setActual(!isActual)}>
          Actual size
        </Button>
        <Button size="sm" icon="close" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section className={classes.view} data-actual={isActual || undefined} aria-label={label} tabIndex={0}>
        <img
          src={image.src}
          alt={image.alt}
          width={image.getAttribute('width') ?? undefined}
          height={image.getAttribute('height') ?? undefined}
        />
      </section>
    </dialog>
  );
}
