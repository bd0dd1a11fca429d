import type { MouseEvent, ReactNode } from 'react';

interface SkipLinkProps {
  /** The id of an element that can take the focus. */
  to: string;
  className: string | undefined;
  children: ReactNode;
}

/** Moves the focus itself: following the fragment would add a history entry that the router does not number. */
export function SkipLink({ to, className, children }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(to)?.focus();
  };
  return (
    <a className={className} href={`#${to}`} onClick={skip}>
      {children}
    </a>
  );
}
