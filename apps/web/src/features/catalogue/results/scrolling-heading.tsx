import { IconButton } from '@caliper/ui/actions/icon-button.tsx';
import { type Ref, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import classes from './scrolling-heading.module.css';

interface ScrollingHeadingProps {
  id: string;
  text: string;
  ref: Ref<HTMLHeadingElement>;
}

/** A heading on one line. If too long, it scrolls, followed by a copy of itself so that the loop is seamless, until it is stopped. */
export function ScrollingHeading({ id, text, ref }: ScrollingHeadingProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const isTooWide = useIsTooWide(frame, words, text);
  const [isStopped, setIsStopped] = useState(false);
  return (
    <div className={classes.line}>
      <h2 id={id} ref={ref} tabIndex={-1} className="noring slim">
        <span ref={frame} className={classes.frame}>
          <span
            className={classes.track}
            data-running={isTooWide || undefined}
            data-stopped={isStopped || undefined}
          >
            <span ref={words} className={classes.words}>
              {text}
            </span>
            {isTooWide && (
              <span className={classes.words} data-again aria-hidden="true">
                {text}
              </span>
            )}
          </span>
        </span>
      </h2>
      {isTooWide && (
        <IconButton
          icon={isStopped ? 'play' : 'pause'}
          label={isStopped ? 'Move the heading' : 'Stop the heading'}
          onClick={() => setIsStopped(!isStopped)}
        />
      )}
    </div>
  );
}

type Part = RefObject<HTMLSpanElement | null>;

function useIsTooWide(frame: Part, words: Part, text: string): boolean {
  const [isTooWide, setTooWide] = useState(false);
  const measure = useCallback(() => {
    setTooWide((words.current?.offsetWidth ?? 0) > (frame.current?.clientWidth ?? 0) + 1);
  }, [frame, words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another width
  useEffect(measure, [measure, text]);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [measure, frame]);
  return isTooWide;
}
