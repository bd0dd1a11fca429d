import classes from './keys.module.css';

/** Keys to press together; left out where there is hardly a keyboard. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className={classes.keys} aria-hidden="true">
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}

const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/** The keys that open the palette. */
export function paletteKeys(): string[] {
  return [isApple() ? '⌘ K' : 'Ctrl K'];
}

export function searchKeys(): string[] {
  return isApple() ? ['⌘', 'Enter'] : ['Ctrl', 'Enter'];
}
