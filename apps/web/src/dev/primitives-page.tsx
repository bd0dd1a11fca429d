import { useSearchParams } from 'react-router';
import { partNames } from './parts.tsx';
import classes from './primitives-page.module.css';
import { Sheet } from './sheet.tsx';

const schemes = ['light', 'dark'] as const;

/**
 * Every primitive in every state, in both colour schemes. Each scheme is a frame: dialogs, charts and notifications
 * take theirs from their document.
 */
export function PrimitivesPage() {
  const [query] = useSearchParams();
  const scheme = schemes.find((one) => one === query.get('scheme'));
  const part = partNames.find((one) => one === query.get('part'));
  if (scheme) return <Sheet scheme={scheme} part={part} />;
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>Primitives</h1>
      {schemes.map((one) => (
        <iframe key={one} className={classes.frame} title={`In the ${one} scheme`} src={`?scheme=${one}`} />
      ))}
    </main>
  );
}
