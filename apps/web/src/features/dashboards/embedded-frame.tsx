import { type FrameKeys, type FromFrame, frameAddress } from '@caliper/contract/dashboards/frame.ts';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { passOnSignOfLife } from '../../lib/session/activity.ts';
import classes from './embedded-frame.module.css';
import { useFrameMessages } from './use-frame-messages.ts';
import { usePrintedWhole } from './use-printed-whole.ts';
import { whenFilled } from './when-filled.ts';

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
