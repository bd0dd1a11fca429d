import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { notify } from '../../../lib/notifications.ts';

/** An invalid link leads to the home page, which says why. */
export function BackHome({ message }: { message: string }) {
  useEffect(() => {
    notify({ message, variant: 'danger' });
  }, [message]);
  return <Navigate replace to={paths.home} />;
}
