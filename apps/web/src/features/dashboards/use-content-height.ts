import { type RefObject, useEffect, useRef, useState } from 'react';

/** How tall the frame's contents are, so that the page scrolls and the frame does not. */
export function useContentHeight(frame: RefObject<HTMLIFrameElement | null>) {
  const [height, setHeight] = useState<number | undefined>(undefined);
  const observer = useRef<ResizeObserver>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  /** As soon as it is loaded. */
  const watch = () => {
    const contents = frame.current?.contentDocument?.documentElement;
    if (!contents) return;
    observer.current?.disconnect();
    observer.current = new ResizeObserver(() =>
      setHeight(Math.ceil(contents.getBoundingClientRect().height)),
    );
    observer.current.observe(contents);
  };
  return { height, watch };
}
