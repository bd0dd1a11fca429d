import type { RequestSubject } from '@caliper/contract/requests/requests.values.ts';

export type RequestKind = 'consultation' | 'analyst';

interface KindTexts {
  title: string;
  lead: string;
  subject: RequestSubject;
  /** The kind that the person may have meant instead. */
  other: RequestKind;
  otherLead: string;
}

export const requestKinds: Record<RequestKind, KindTexts> = {
  consultation: {
    title: 'Request a Consultation',
    lead: 'Tell us what you are working on. One of our consultants will get in touch with you.',
    subject: 'New Consultation Request',
    other: 'analyst',
    otherLead: 'A question about our research?',
  },
  analyst: {
    title: 'Ask an Analyst',
    lead: 'Put your question to the analysts behind our research.',
    subject: 'New Analyst Question',
    other: 'consultation',
    otherLead: 'Advice on a project of your own?',
  },
};
