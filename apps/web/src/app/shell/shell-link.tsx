import { Link, type LinkProps, useLocation } from 'react-router';
import { needsFullLoad } from '../../lib/navigation/full-load.ts';

/** A link in the header, the footer or a banner, which the translation page has too. */
export function ShellLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  return <Link to={to} reloadDocument={needsFullLoad(pathname, to)} {...rest} />;
}
