import type { Endpoint } from '@caliper/contract/endpoint.ts';
import { type ProblemCode, problems } from '@caliper/contract/problems.ts';
import type { Principal } from '@caliper/contract/roles.ts';
import { statusOf } from '../endpoints.ts';
import { fieldList } from './field-list.ts';
import { type Html, html } from './html.ts';
import { problemsOf } from './refusals.ts';
import { answerSample, requestSample } from './samples.ts';

/** One call: who may make it, what it takes and answers, what can go wrong, and how it looks on the wire. */
export function callSection(name: string, endpoint: Endpoint): Html {
  const [method = '', path = ''] = endpoint.call.split(' ');
  return html`<article id="${name}" class="call" aria-labelledby="${name}-title">
<header>
<h3 id="${name}-title"><a href="#${name}">${endpoint.summary}</a></h3>
<p class="address" translate="no"><b>${method}</b> <code>${withBreaks(`/api${path}`)}</code></p>
<p class="who">For ${callersOf(endpoint.who)}.</p>
${endpoint.once && html`<p class="who">Can be sent again with the same <a href="#about-once">Idempotency-Key</a>: it is done once.</p>`}
</header>
${takes(endpoint)}
${answers(endpoint)}
${problemList(problemsOf(endpoint))}
<h4>Example</h4>
<pre translate="no" class="sample"><code>${requestSample(endpoint)}</code></pre>
<pre translate="no" class="sample"><code>${answerSample(endpoint)}</code></pre>
</article>`;
}

/** A long path breaks before a slash. */
function withBreaks(path: string): Html[] {
  return path.split(/(?=\/)/).map((part) => html`${part}<wbr>`);
}

function takes({ params, query, body, upload }: Endpoint): Html {
  const form = upload ? 'Form (multipart/form-data)' : 'Body';
  return html`${params && fieldList('In the path', params, 'input')}${
    query && fieldList('In the query', query, 'input')
  }${body && fieldList(form, body, 'input')}${upload && fileRow(upload)}`;
}

function fileRow(upload: 'required' | 'optional'): Html {
  const note = upload === 'optional' && html` <span class="note">· optional</span>`;
  return html`<dl class="rows"><div><dt><code translate="no">file</code></dt> <dd>the file${note}</dd></div></dl>`;
}

function answers(endpoint: Endpoint): Html {
  const { answer, file } = endpoint;
  const status = statusOf(endpoint);
  const title = `Answers ${status}`;
  if (status === 302) return html`<h4>${title}</h4><p>The header <code>Location</code> says where to go.</p>`;
  if (file) return html`<h4>${title}</h4><p>A file: <code translate="no">${file}</code></p>`;
  return answer ? fieldList(title, answer, 'output') : html`<h4>${title}</h4><p>Without a body.</p>`;
}

function problemList(codes: readonly ProblemCode[]): Html {
  const none = html`<p>None but <a href="#about-problems">those of any call</a>.</p>`;
  return html`<h4>Problems</h4>${codes.length === 0 ? none : problemRows(codes)}`;
}

export function problemRows(codes: readonly ProblemCode[]): Html {
  const rows = codes.map((code) => {
    const { status, detail } = problems[code];
    return html`<div><dt translate="no"><b>${status}</b> <code>${code}</code></dt> <dd>${detail}</dd></div> `;
  });
  return html`<dl class="rows">${rows}</dl>`;
}

/** What a principal is called in the reference. */
const callers: Record<Principal, string> = {
  public: 'everybody, signed in or not',
  pending: 'a person between password and code, known by the ticket of the sign-in',
  'signed-in': 'everybody signed in, also of a company that has expired',
  user: 'everybody signed in whose account is enabled and whose company has not expired',
  lead: 'team leaders',
  owner: 'the person it belongs to',
  support: 'the support account',
  sales: 'sales',
  publications: 'publications',
  admin: 'admins',
  embed: 'the frame of a dashboard, with its own token',
  import: 'the frame of the import pages, with its own token, opened by an admin',
};

function callersOf(who: readonly Principal[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(who.map((one) => callers[one]));
}
