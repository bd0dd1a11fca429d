import { Button } from '@caliper/ui/actions/button.tsx';
import { useEffect, useState } from 'react';
import { endViewing } from '../../../lib/api/api-client.ts';
import { type Session, useSession } from '../../../lib/session/session.ts';
import { leaveViewing } from '../../../lib/session/viewing.ts';
import classes from './viewing-bar.module.css';

/** For staff who look at the portal as a client does: on every page, whatever it is. */
export function ViewingBar() {
  const session = useSession();
  return session?.viewing ? <Bar user={session.user} until={session.viewing.until} /> : null;
}

function Bar({ user: { name, email, company }, until }: { user: Session['user']; until: number }) {
  const left = useSecondsLeft(until);
  const [isEnding, setIsEnding] = useState(false);
  useEffect(() => {
    if (left === 0) leaveViewing();
  }, [left]);
  const end = () => {
    setIsEnding(true);
    void endViewing();
  };
  return (
    <section className={classes.bar} aria-label="Viewing as a client">
      <p className={classes.words}>
        <strong>
          Viewing as {name}, {company}
        </strong>{' '}
        <span className={classes.more}>{email} · read only</span>
      </p>
      <span className={classes.time} role="timer">
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')} left
      </span>
      <Button size="sm" busy={isEnding} onClick={end}>
        End
      </Button>
    </section>
  );
}

function useSecondsLeft(until: number): number {
  const left = () => Math.max(0, Math.ceil(until - Date.now() / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil(until - Date.now() / 1000))), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
