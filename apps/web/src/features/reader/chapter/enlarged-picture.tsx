import { Button } from '@caliper/ui/button.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import classes from './enlarged-picture.module.css';
import type { PicturePlace } from './pictures.ts';

interface EnlargedPictureProps {
  place: PicturePlace;
  onClose: () => void;
}

/** A picture over the whole screen. The browser keeps the focus inside, closes it on Escape and gives the focus back. */
export function EnlargedPicture({ place: { image, label }, onClose }: EnlargedPictureProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isActual, setActual] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={classes.bar}>
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
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
