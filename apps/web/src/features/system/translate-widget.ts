/** How long a script may take before the page stops waiting for it. */
const patienceMilliseconds = 8000;
const callbackName = 'caliperTranslateReady';

interface TranslateApi {
  translate: { TranslateElement: new (options: { pageLanguage: string }, elementId: string) => unknown };
}

type TranslateWindow = Window & { google?: TranslateApi; [callbackName]?: () => void };

/** Loads the configured widget into an element of the page; the script calls back when it is ready. */
export function mountTranslateWidget(script: string, elementId: string): Promise<void> {
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
