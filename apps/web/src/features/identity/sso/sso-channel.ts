import { openTabChannel } from '../../../lib/session/tab-channel.ts';
import type { SsoOutcome } from './sso-result.ts';

/** From the popup to the page that opened it: a window that has visited another site may have lost its opener. */
export const ssoChannel = openTabChannel<SsoOutcome & { slug: string }>('sso');
