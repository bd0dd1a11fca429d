import { ApiError } from '@caliper/contract/client/api-error.ts';
import { buildRequest } from '@caliper/contract/client/request.ts';
import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { NarrowPage } from '@caliper/ui/theme/narrow-page.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { returnPathOf } from '../../../lib/navigation/link-state.ts';
import { NotFound } from '../../../lib/navigation/not-found.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { ssoCustomerQuery } from '../identity.queries.ts';
import classes from '../sign-in-form.module.css';
import { outcomeProblem, ssoChannel, useSsoExchange } from './sso-result.ts';

/** People of a customer with its own identity provider sign in there. */
export function SsoPage() {
  const { slug = '' } = useParams();
  const location = useLocation();
  const returnTo = returnPathOf(location) ?? paths.reportSubscriptions;
  const signedIn = useSession() !== null;
  const customer = useQuery(ssoCustomerQuery(slug));

  if (signedIn) return <Navigate replace to={returnTo} />;
  if (customer.data) return <SsoForm slug={slug} customer={customer.data} returnTo={returnTo} />;
  if (isUnknown(customer.error)) return <NotFound />;
  if (customer.error) {
    return (
      <FailedQuery
        title="The page did not load"
        titleAs="h1"
        error={customer.error}
        onRetry={customer.refetch}
      />
    );
  }
  return (
    <div className="page">
      <SkeletonRows />
    </div>
  );
}

/** A name that is not valid is refused before it is looked up. */
function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && [400, 404, 422].includes(error.status);
}

interface SsoFormProps {
  slug: string;
  customer: { name: string; configured: boolean };
  returnTo: string;
}

function SsoForm({ slug, customer, returnTo }: SsoFormProps) {
  const { exchange, reset, isPending, problem } = useSsoExchange();
  const { state } = useLocation();
  const [earlier, setEarlier] = useState((state as { problem?: string } | null)?.problem ?? null);
  const waiting = useRef(false);

  // The popup notifies every tab that shows this page; only the one that opened it responds.
  useEffect(
    () =>
      ssoChannel.listen((news) => {
        if (!waiting.current || news.slug !== slug) return;
        waiting.current = false;
        if ('code' in news) exchange(news.code);
        else setEarlier(outcomeProblem(news));
      }),
    [slug, exchange],
  );

  const start = () => {
    waiting.current = true;
    setEarlier(null);
    reset();
    startSso(slug, returnTo);
  };
  const shown = problem ?? earlier;

  return (
    <NarrowPage title="Sign In" lead={<>Use your account at {customer.name}.</>}>
      {shown && <FieldError>{shown}</FieldError>}
      <Button
        variant="primary"
        size="lg"
        full
        busy={isPending}
        disabled={!customer.configured}
        onClick={start}
      >
        Sign In with {customer.name}
      </Button>
      {!customer.configured && <p>{identityProblems['sso-not-configured'].detail}</p>}
      <Link className={classes.back} to={paths.home}>
        Sign In with a password
      </Link>
    </NarrowPage>
  );
}

/** A fixed name, so that a second press shows the window that is already open. */
const windowName = 'caliper-sign-in';
const windowFeatures = 'popup,width=520,height=680';

/** The parts of the browser that are needed here. */
interface Browser {
  open: (url: string, name: string, features: string) => unknown;
  location: { assign: (url: string) => void };
}

/** Opens the identity provider in a new window, or in this one if popups are blocked. */
export function startSso(slug: string, returnTo: string, browser: Browser = window): void {
  const params = { slug };
  const popup = buildRequest('ssoStart', { params, query: { mode: 'popup' } });
  if (browser.open(popup.url, windowName, windowFeatures) !== null) return;
  browser.location.assign(buildRequest('ssoStart', { params, query: { mode: 'redirect', returnTo } }).url);
}
