import type { RequestSubject } from '@caliper/contract/requests/requests.values.ts';

export type RequestKind = 'consultation' | 'analyst';

interface KindTexts {
  title: string;
  lead: string;
  subject: RequestSubject;
  /** The kind that the person may have meant instead. */
  other: RequestKind;
  otherLead: string;
  /** Says what happens next. */
  sent: (email: string) => string;
}

export const requestKinds: Record<RequestKind, KindTexts> = {
  consultation: {
    title: 'Request a Consultation',
    lead: 'Tell us what you are working on. One of our consultants will get in touch with you.',
    subject: 'New Consultation Request',
    other: 'analyst',
    otherLead: 'A question about our research?',
    sent: (email) => `Your request has been sent. A consultant will contact you at ${email}.`,
  },
  analyst: {
    title: 'Ask an Analyst',
    lead: 'Put your question to the analysts behind our research.',
    subject: 'New Analyst Question',
    other: 'consultation',
    otherLead: 'Advice on a project of your own?',
    sent: (email) => `Your request has been sent. An analyst will answer you at ${email}.`,
  },
};

/** The confirmation of what was sent, even if the form has switched to the other kind since. */
export function sentWords(subject: RequestSubject, email: string): string {
  const kind = requestKinds.analyst.subject === subject ? 'analyst' : 'consultation';
  return requestKinds[kind].sent(email);
}
