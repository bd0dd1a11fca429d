import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { useEffect } from 'react';

interface LeavingNoticeProps {
  message: string;
  /** Milliseconds until `onLeave`. */
  after: number;
  onLeave: () => void;
}

/** Shown when the password was entered too long ago for the request: the person has to sign in again. */
export function LeavingNotice({ message, after, onLeave }: LeavingNoticeProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once, from when the notice appeared
  useEffect(() => {
    const timer = setTimeout(onLeave, after);
    return () => clearTimeout(timer);
  }, [after]);
  return (
    <div className="stack gap16">
      <FieldError>{message}</FieldError>
      <p role="status">Redirecting to Sign In...</p>
    </div>
  );
}
