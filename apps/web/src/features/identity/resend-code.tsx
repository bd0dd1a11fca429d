import { useEffect, useState } from 'react';
import classes from './sign-in-form.module.css';

interface ResendCodeProps {
  sending: boolean;
  resendAt: number;
  onResend: () => void;
}

export function ResendCode({ sending, resendAt, onResend }: ResendCodeProps) {
  const seconds = useSecondsUntil(resendAt);
  if (sending) return <span role="status">Sending…</span>;
  if (seconds > 0) return <span>New code in {clock(seconds)}</span>;
  return (
    <button type="button" className={classes.quiet} onClick={onResend}>
      Send a new code
    </button>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((moment - now) / 1000));
  useEffect(() => {
    setNow(Date.now());
    const tick = setInterval(() => setNow(Date.now()), 1000);
    if (moment <= Date.now()) clearInterval(tick);
    return () => clearInterval(tick);
  }, [moment]);
  return seconds;
}
