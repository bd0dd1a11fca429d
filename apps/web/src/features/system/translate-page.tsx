import { FailedState } from '@caliper/ui/messages/page-state.tsx';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from '../../lib/api/config.ts';
import { paths } from '../../lib/navigation/paths.ts';

const widgetId = 'translate-widget';

/** The widget is third-party, so it may be blocked or unavailable: then only this page says so. */
export function TranslatePage() {
  const { translateScript } = useConfig();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    // The widget may load only at this exact address.
    if (window.location.pathname !== paths.translate) return window.location.replace(paths.translate);
    mountTranslateWidget(translateScript, widgetId).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }, [translateScript]);

  return (
    <div className="page">
      <h1>Translate</h1>
      <p className="lead">
        Choose a language to have this page translated by a third-party service. It is not available for the
        research itself; use your browser's own translation there. Brands, codes and figures are not
        translated.
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

/** How long a script may take before the page stops waiting for it. */
const patienceMilliseconds = 8000;
const callbackName = 'caliperTranslateReady';

interface TranslateApi {
  translate: { TranslateElement: new (options: { pageLanguage: string }, elementId: string) => unknown };
}

type TranslateWindow = Window & { google?: TranslateApi; [callbackName]?: () => void };

/** Loads the configured widget into an element of the page; the script calls back when it is ready. */
function mountTranslateWidget(script: string, elementId: string): Promise<void> {
  const host = window as TranslateWindow;
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The translation service did not load.'));
    const timer = setTimeout(fail, patienceMilliseconds);
    host[callbackName] = () => {
      clearTimeout(timer);
      if (!host.google) return fail();
      new host.google.translate.TranslateElement({ pageLanguage: 'en' }, elementId);
      resolve();
    };
    const element = document.createElement('script');
    element.src = withCallback(script);
    element.async = true;
    element.onerror = fail;
    document.head.append(element);
  });
}

export function withCallback(script: string): string {
  const url = new URL(script);
  url.searchParams.set('cb', callbackName);
  return url.href;
}
