import { useEffect, useState } from 'react';
import { announce } from './announcement.ts';
import { notify } from './notifications.ts';

const shownFor = 2000;

/** Puts a text on the clipboard, and confirms it for a moment. */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<void> } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    announce('Copied');
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => {
      clearTimeout(timer);
      announce('');
    };
  }, [copied]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notify({ message: 'The browser does not allow copying here.', variant: 'warning' });
    }
  };
  return { copied, copy };
}
