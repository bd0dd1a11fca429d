import { session } from '@caliper/contract/limits.ts';
import { problemRows } from './call.ts';
import { type Html, html } from './html.ts';
import { anyCall } from './refusals.ts';

/** What applies to every call, stated once. */
export function about(productName: string): Html {
  return html`<h1 id="about">API reference</h1>
<section class="about-all" aria-labelledby="about">
<p>Every call of ${productName}, written from the same contract that checks the requests. The same as an
<a href="/api/openapi.json">OpenAPI document</a>.</p>
<h2 id="about-calls">How to call</h2>
<p>Calls are made to this origin, below <code translate="no">/api</code>, and take and answer JSON unless stated otherwise.
A field that is not listed is refused. A write is refused when it comes from the page of another site.</p>
<h2 id="about-token">Who is calling</h2>
<p>Send <code translate="no">Authorization: Bearer</code> with the ID token that <a href="#confirmCode">signing in</a> answers. It is good for
${session.idTokenSeconds / 60} minutes; the cookie of the session gives <a href="#refresh">a new one</a>. What a person may see is decided anew
with each call.</p>
<h2 id="about-once">Sending again</h2>
<p>A call that creates something, uses up a link or changes what it was based on takes the header <code translate="no">Idempotency-Key</code>: 8 to 100 letters, digits, hyphens and
underscores of your choice. Sent again with the same key and contents it is answered as the first time and not done again.</p>
<h2 id="about-problems">Problems</h2>
<p>Every failure is a problem of RFC 9457, <code translate="no">application/problem+json</code>, with <code translate="no">code</code>, which
does not change, and <code translate="no">detail</code>, the sentence for the person; <code translate="no">hint</code>,
if there is one, is a second line below it. <code translate="no">fields</code> has a sentence for each
field that is wrong; <code translate="no">findings</code> tells everything that is wrong with a file. Where <code translate="no">Retry-After</code>
is sent, wait that many seconds.</p>
<h3>Any call may answer</h3>
${problemRows(anyCall)}
</section>`;
}
