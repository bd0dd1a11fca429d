import type { HttpClient } from '../http-client/http-client.ts';
import type { Sender } from './outbox.ts';

/**
 * Text messages through Twilio's API: POST To, From and Body as a form, with basic authentication. The
 * address carries all settings: https://ACCOUNT:TOKEN@HOST/2010-04-01/Accounts/ACCOUNT/Messages.json?From=+1…
 */
export function twilioSender(address: string, http: HttpClient): Sender {
  const url = new URL(address);
  // In a query a plus means a space; a sender number keeps its plus.
  const from = (url.searchParams.get('From') ?? '').replace(/^ /, '+');
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  url.search = '';
  return async (message) => {
    const answer = await http.request(url, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ To: message.recipient, From: from, Body: message.body }).toString(),
    });
    if (answer.status >= 300) throw new Error(`The SMS service answered ${answer.status}`);
  };
}
