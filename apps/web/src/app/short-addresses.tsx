import { Navigate } from 'react-router';
import { paths } from '../lib/navigation/paths.ts';

/** The account opens at its first page. */
export function ToAccount() {
  return <Navigate replace to={paths.account} />;
}
