import classes from './admin-help.module.css';

/** All pictures have this size, so that the layout does not shift while they load. */
const size = { width: 1440, height: 810 };

interface HelpPictureProps {
  src: string;
  /** What the picture shows. */
  alt: string;
  caption: string;
}

export function HelpPicture({ src, alt, caption }: HelpPictureProps) {
  return (
    <figure className={classes.picture}>
      <img src={src} alt={alt} {...size} loading="lazy" decoding="async" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
