import { buildRequest } from '@caliper/contract/client/request.ts';

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
