import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Content that can be shown in one place or another and stays the same: what is open in it stays open. `kept` is
 * always rendered; the content is wherever `shown` is.
 */
export function useMovable(content: ReactNode) {
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.className = 'contents';
    return element;
  });
  return { kept: createPortal(content, host), shown: <Place host={host} /> };
}

function Place({ host }: { host: HTMLElement }) {
  return <div className="contents" ref={(place) => place?.append(host)} />;
}
