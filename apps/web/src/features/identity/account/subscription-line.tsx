import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { capitalised, formatExpiry } from '../../../lib/format.ts';
import { isCustomer, type Session } from '../../../lib/session/session.ts';
import { RenewalButton } from '../../requests/index.ts';
import classes from './account-info.module.css';
import { expiryBadge } from './expiry-badge.ts';

type Company = Session['usergroupData'];

/** The company and when its subscription ends. */
export function SubscriptionLine({ session }: { session: Session }) {
  const { company: name, license, expiry } = session.usergroupData;
  const hasLicense = license !== 'unassigned';
  return (
    <div className={classes.subscription}>
      <p className={classes.company}>
        <span translate="no">{name}</span>
        {hasLicense && <StatusTag tone="edge">{licenseWords(license)}</StatusTag>}
      </p>
      {expiry !== null && <Until expiry={expiry} />}
      {isCustomer(session.user) && <RenewalButton />}
    </div>
  );
}

function Until({ expiry }: { expiry: number }) {
  const { tone, text } = expiryBadge(expiry, Date.now() / 1000);
  return (
    <p className={classes.until}>
      <span>
        Subscription until <strong translate="no">{formatExpiry(expiry)}</strong>
      </span>
      <StatusTag tone={tone} icon="clock" soft>
        {text}
      </StatusTag>
    </p>
  );
}

function licenseWords(license: Company['license']): string {
  return `${capitalised(license)} license`;
}
