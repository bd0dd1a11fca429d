import { Button } from '@caliper/ui/actions/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endViewing } from '../../../lib/api/api-client.ts';
import { type Session, sessionQuery } from '../../../lib/session/session.ts';
import { leaveViewing } from '../../../lib/session/viewing.ts';
import classes from './viewing-bar.module.css';

/** For staff who look at the portal as a client does: on every page, whatever it is. */
export function ViewingBar() {
  const { data, dataUpdatedAt } = useSuspenseQuery(sessionQuery);
  if (!data?.viewing) return null;
  return <Bar user={data.user} endsAt={dataUpdatedAt + data.viewing.seconds_left * 1000} />;
}

/** `endsAt` is by the clock of this browser, in milliseconds. */
function Bar({ user: { name, email, company }, endsAt }: { user: Session['user']; endsAt: number }) {
  const left = useSecondsLeft(endsAt);
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

function useSecondsLeft(endsAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}
