import type { FullRequest } from './request.ts';

interface Reference {
  id: number;
  isVisitor: boolean;
  /** The last day that the sender's company has paid for, where that is known. */
  subscribedUntil: string;
}

type Line = [label: string, value: string];

/** The mail that staff get: one labelled line for each field, whatever somebody typed into them. */
export function requestMail(product: string, request: FullRequest, reference: Reference) {
  const lines: Line[] = [
    ['Request', String(reference.id)],
    ['Sent by', reference.isVisitor ? 'a visitor who is not signed in' : 'a client who is signed in'],
    ['Subject', request.subject],
    ['Name', request.name],
    ['E-mail', request.email],
    ['Phone', request.phone],
    ['Professional title', request.title],
    ['Company', request.company],
    ['Subscription until', reference.subscribedUntil],
    ['Country', request.country],
    ['Category', request.category],
    ...about(request),
  ];
  return {
    subject: oneLine(`[${product}] ${request.subject}: ${request.company}`),
    body: [
      ...lines.map(([label, value]) => `${label}: ${oneLine(value) || 'n/a'}`),
      'Message:',
      quoted(request.message || 'n/a'),
    ].join('\n'),
  };
}

/** For a renewal the end of the subscription says it all. */
function about({ subject, other }: FullRequest): Line[] {
  if (subject === 'New Renewal Request') return [];
  return [[subject === 'Request to Buy Report' ? 'Report' : 'Page', other]];
}

/** Whatever a mail program might take for the end of a line, or that turns the direction of reading. */
const breaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
const invisible = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

function oneLine(text: string): string {
  return text.replace(invisible, ' ').replace(/ {2,}/g, ' ').trim();
}

/** Marked at the start of each line, so that nothing in it can pass for a line of ours. */
function quoted(text: string): string {
  return text
    .split(breaks)
    .map((line) => `> ${line.replace(invisible, ' ')}`.trimEnd())
    .join('\n');
}
