import { type RefObject, useEffect, useRef, useState } from 'react';

/** The height of the frame's content, so that the page scrolls and not the frame. */
export function useContentHeight(frame: RefObject<HTMLIFrameElement | null>) {
  const [height, setHeight] = useState<number | undefined>(undefined);
  const observer = useRef<ResizeObserver>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  /** To be called once the frame has loaded. */
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
