import { FailedState } from '@caliper/ui/page-state.tsx';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from '../../lib/config.ts';
import classes from './translate-page.module.css';
import { mountTranslateWidget } from './translate-widget.ts';

const widgetId = 'translate-widget';

/** Third-party, so it may be blocked or away: then this page says so, and only this page. */
export function TranslatePage() {
  const { translateScript } = useConfig();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mountTranslateWidget(translateScript, widgetId).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }, [translateScript]);

  return (
    <div className="page">
      <h1>Translate</h1>
      <p className={classes.lead}>
        Choose a language to have the pages of this portal translated by a third-party service. Brands, codes
        and figures stay as they are.
      </p>
      {state === 'loading' && <p role="status">Loading the translation service…</p>}
      <div id={widgetId} hidden={state === 'failed'} />
      {state === 'failed' && (
        <FailedState title="The translation service did not load" onRetry={() => window.location.reload()}>
          <p>It may be blocked by your network or browser. Everything else in the portal works as usual.</p>
        </FailedState>
      )}
    </div>
  );
}
