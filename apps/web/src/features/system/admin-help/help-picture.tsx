import classes from './admin-help.module.css';

/** All pictures are taken at this size, so that the page keeps its shape while they load. */
const size = { width: 1440, height: 810 };

interface HelpPictureProps {
  src: string;
  /** What is to be seen on it. */
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
