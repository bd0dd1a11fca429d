import { failureLog as longest } from '../limits.ts';

/** A name for one failure, short enough to be read out on the phone. */
export function referenceOf(uuid: string): string {
  const letters = uuid.replaceAll('-', '').slice(0, 8).toUpperCase();
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** A render failure as the log accepts it, with the reference that the person may read out. */
export function failureReport(reference: string, url: string, error: unknown, componentStack: string) {
  const text = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return {
    url: url.slice(0, longest.url),
    error: text.slice(0, longest.error),
    errorInfo: `Reference ${reference}\n${componentStack}`.slice(0, longest.errorInfo),
  };
}
