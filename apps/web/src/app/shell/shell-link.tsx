import { Link, type LinkProps, useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';

/**
 * The translation page has a content policy of its own, and a policy holds as long as the document does. So the
 * way in and the way out are full loads; between all other pages the browser stays in one document.
 */
export function needsFullLoad(from: string, to: string): boolean {
  return (from === paths.translate) !== (to === paths.translate);
}

/** A link of the header, the footer or a banner: those stand on the translation page too. */
export function ShellLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  return <Link to={to} reloadDocument={needsFullLoad(pathname, to)} {...rest} />;
}
