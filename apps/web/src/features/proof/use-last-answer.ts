import { useState } from 'react';

/** The last answer until the next one comes: what stays the same on screen does not go away between them. */
export function useLastAnswer<T>(answer: T | undefined): T | undefined {
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) setLast(answer);
  return answer ?? last;
}
