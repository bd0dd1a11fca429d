import classes from './syntax-help.module.css';

/** How a search says more than words, where one types. */
export function SyntaxHelp() {
  return (
    <ul className={classes.help} aria-label="Searching more exactly">
      <li>
        <code translate="no">"hip stem"</code> these words as they are
      </li>
      <li>
        <code translate="no">-revision</code> without this word
      </li>
      <li>
        <code translate="no">knee OR hip</code> either of them
      </li>
    </ul>
  );
}
