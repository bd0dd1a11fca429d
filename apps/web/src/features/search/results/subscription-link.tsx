import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import type { SearchMatch } from '../search.queries.ts';
import { ReportLink } from './report-link.tsx';
import classes from './subscription-link.module.css';

const look = buttonLook({ size: 'sm' });

/** Says whether the report can be read, and links to it. Editions share a title, so its name says which it is. */
export function SubscriptionLink({ match, text }: { match: SearchMatch; text: string }) {
  const { report_name, region, report_year, subscribed } = match;
  const words = subscribed ? 'Subscribed' : 'Not Subscribed';
  return (
    <ReportLink
      {...look}
      className={`${look.className} ${classes.link}`}
      data-subscribed={subscribed || undefined}
      match={match}
      text={text}
      aria-label={`${words}: ${report_name} (${region}, ${report_year})`}
    >
      {subscribed && <Icon name="check" size={14} />}
      {words}
    </ReportLink>
  );
}
