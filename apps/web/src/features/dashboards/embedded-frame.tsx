import { type FrameKeys, type FromFrame, frameAddress } from '@caliper/contract/dashboards/frame.ts';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { passOnSignOfLife } from '../../lib/session/activity.ts';
import classes from './embedded-frame.module.css';

interface EmbeddedFrameProps {
  frame: RefObject<HTMLIFrameElement | null>;
  title: string;
  path: string;
  /** The query of its first address; afterwards the frame keeps its own. */
  search?: string;
  /** Null while loading. New ones are passed to the open frame. */
  keys: FrameKeys | null;
  onMessage: (message: FromFrame) => void;
  onLoad?: () => void;
  /** Called when something else was loaded instead of the app. */
  onFailed: () => void;
  /** Shown until the frame is ready. */
  waiting: ReactNode;
}

/** A page of the dashboards app inside one of ours. */
export function EmbeddedFrame(props: EmbeddedFrameProps) {
  const { frame, title, keys, onMessage, onLoad, onFailed, waiting } = props;
  const [isLoaded, setLoaded] = useState(false);
  const address = useFirstAddress(props);
  useNewKeys(frame, keys);
  usePrintedWhole(frame);
  useFrameMessages(frame, (message) => {
    if (message.caliper === 'active') passOnSignOfLife();
    onMessage(message);
  });
  const look = () => {
    const root = frame.current?.contentDocument?.getElementById('root');
    if (!root) return onFailed();
    whenFilled(root, (isFilled) => {
      if (!root.ownerDocument.defaultView) return;
      if (!isFilled) return onFailed();
      setLoaded(true);
      onLoad?.();
    });
  };
  return (
    <>
      {!isLoaded && waiting}
      {address && (
        <iframe
          ref={frame}
          className={classes.frame}
          data-waiting={!isLoaded || undefined}
          title={title}
          src={address}
          onLoad={look}
        />
      )}
    </>
  );
}

/** Another address would reload the frame, so it keeps the first one. */
function useFirstAddress({ path, search = '', keys }: EmbeddedFrameProps): string | null {
  const [address, setAddress] = useState<string | null>(null);
  if (address === null && keys) setAddress(frameAddress(path, search, keys));
  return address;
}

/** Only the part after the # changes, so nothing reloads and no history entry is added. */
function useNewKeys(frame: RefObject<HTMLIFrameElement | null>, keys: FrameKeys | null): void {
  const first = useRef(keys);
  useEffect(() => {
    first.current ??= keys;
    const place = frame.current?.contentWindow?.location;
    if (!place || !keys || keys === first.current) return;
    place.replace(frameAddress(place.pathname, place.search, keys));
  }, [frame, keys]);
}

type Frame = RefObject<HTMLIFrameElement | null>;

/** Listens to messages from this frame only. */
function useFrameMessages(frame: Frame, hear: (message: FromFrame) => void): void {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    const listener = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (isMessage(data)) latest.current(data);
    };
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, [frame]);
}

function isMessage(data: unknown): data is FromFrame {
  return typeof data === 'object' && data !== null && 'caliper' in data;
}

/** The width of the narrowest common paper in portrait, within the browsers' margins, in pixels. */
const paperWidth = 715;

/**
 * Paper does not scroll. For printing, the frame becomes as tall as its content, keeps its width on screen, because the
 * charts could not be redrawn in time, and is scaled down to the paper.
 */
function usePrintedWhole(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    const measure = () => {
      const shown = frame.current?.contentDocument?.documentElement;
      if (!shown) return;
      const { scrollWidth: width, scrollHeight: height } = shown;
      const scale = Math.min(1, paperWidth / width);
      const style = document.documentElement.style;
      style.setProperty('--printed-width', `${width}px`);
      style.setProperty('--printed-height', `${height}px`);
      style.setProperty('--printed-scale', String(scale));
    };
    addEventListener('beforeprint', measure);
    return () => removeEventListener('beforeprint', measure);
  }, [frame]);
}

/** Longer than any of our scripts takes to render something after loading. */
const patienceMilliseconds = 8000;

/** Reports whether anything is rendered into a part of a page that was empty on load: its script may be missing. */
function whenFilled(part: Element, tell: (isFilled: boolean) => void): void {
  if (part.childElementCount > 0) {
    tell(true);
    return;
  }
  const observer = new MutationObserver(() => end(true));
  const timer = setTimeout(() => end(false), patienceMilliseconds);
  const end = (isFilled: boolean) => {
    observer.disconnect();
    clearTimeout(timer);
    tell(isFilled);
  };
  observer.observe(part, { childList: true });
}
