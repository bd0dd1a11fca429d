import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { notify } from '../../../lib/notifications.ts';
import { paths } from '../../../lib/paths.ts';

/** A link that leads nowhere leads home, where it is told why. */
export function BackHome({ message }: { message: string }) {
  useEffect(() => {
    notify({ message, variant: 'danger' });
  }, [message]);
  return <Navigate replace to={paths.home} />;
}
