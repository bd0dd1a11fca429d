import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { invisible, oneLine } from '../identity/index.ts';
import { type FullRequest, isRenewal } from './request.ts';

interface Reference {
  id: number;
  isVisitor: boolean;
  /** The last day the sender's company has paid for, if known. */
  subscribedUntil: string;
  /** What is bought, if it is known. */
  kind?: ItemKind;
}

type Line = [label: string, value: string];

/** The mail to staff: one labelled line for each field, whatever was typed into it. */
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
    ...about(request, reference.kind),
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

/** A renewal needs only the end of the subscription. */
function about({ subject, other }: FullRequest, kind: ItemKind = 'report'): Line[] {
  if (isRenewal({ subject })) return [];
  return [[subject === 'Request to Buy Report' ? kindNames[kind] : 'Page', other]];
}

const kindNames: Record<ItemKind, string> = {
  report: 'Report',
  medsku: 'MedSKU',
  pt: 'Procedure tracker',
  survey: 'Survey',
};

/** Everything a mail program might treat as a line break. */
const breaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;

/** Marks the start of each line, so that none can be mistaken for one of ours. */
function quoted(text: string): string {
  return text
    .split(breaks)
    .map((line) => `> ${line.replace(invisible, ' ')}`.trimEnd())
    .join('\n');
}
