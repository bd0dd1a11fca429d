/** What staff find in the subject line. */
export const requestSubjects = [
  'New Renewal Request',
  'New Custom Research Request',
  'New Consultation Request',
  'Request to Buy Report',
  'New Sales Inquiry',
  'New Technical Support Inquiry',
  'New Analyst Question',
] as const;
export type RequestSubject = (typeof requestSubjects)[number];

/** They say everything by themselves; a message may be added. */
export const wordlessSubjects: readonly RequestSubject[] = ['New Renewal Request', 'Request to Buy Report'];

/** What the Contact Us form asks about. Somebody may call back, so all of them want a telephone number. */
export const inquirySubjects = [
  'New Sales Inquiry',
  'New Technical Support Inquiry',
] as const satisfies readonly RequestSubject[];
export type InquirySubject = (typeof inquirySubjects)[number];
