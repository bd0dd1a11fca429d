import classes from './avatar.module.css';

export function Avatar({ name }: { name: string }) {
  return (
    <span className={classes.avatar} aria-hidden="true" translate="no">
      {initials(name)}
    </span>
  );
}

/** The first letters of the first and last word; a person without a name gets a dot, not an empty disc. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase()).join('') || '·';
}
