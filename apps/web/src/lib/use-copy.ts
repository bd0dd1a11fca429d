import { useEffect, useState } from 'react';
import { announce } from './announcement.ts';
import { notify } from './notifications.ts';

const shownFor = 2000;

/** What goes to the clipboard, by its media types. */
export type Copied = Record<string, Promise<Blob | string>>;

/** Puts something on the clipboard, and confirms it for a moment. */
export function useCopy(): { copied: boolean; copy: (content: string | Copied) => Promise<void> } {
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
  const copy = async (content: string | Copied) => {
    try {
      if (typeof content === 'string') await navigator.clipboard.writeText(content);
      // Browsers allow it only at the press itself: what is still loading is promised.
      else await navigator.clipboard.write([new ClipboardItem(content)]);
      setCopied(true);
    } catch {
      notify({ message: await reasonOf(content), variant: 'warning' });
    }
  };
  return { copied, copy };
}

async function reasonOf(content: string | Copied): Promise<string> {
  try {
    await Promise.all(Object.values(typeof content === 'string' ? {} : content));
    return 'The browser does not allow copying here.';
  } catch {
    return 'Nothing was copied, because it did not load. Please try again.';
  }
}
