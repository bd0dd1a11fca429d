import { useConfig } from '../../lib/api/config.ts';
import { paths } from '../../lib/navigation/paths.ts';

/** An installation without a sender keeps its messages where its operator can read them. */
export function LocalOutboxHint({ of }: { of: 'text messages' | 'e-mails' }) {
  if (!useConfig().localOutbox) return null;
  return (
    <p className="pt12 small quiet overline">
      This installation sends no {of}: they appear in the{' '}
      <a href={paths.localOutbox} target="_blank" rel="noreferrer">
        local outbox
      </a>
      .
    </p>
  );
}
