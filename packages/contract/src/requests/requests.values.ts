/** The subject lines that staff see. */
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

/** These need no message; one may be added. */
export const wordlessSubjects: readonly RequestSubject[] = ['New Renewal Request', 'Request to Buy Report'];

/** The subjects of the Contact Us form. Staff may call back, so a telephone number is required. */
export const inquirySubjects = [
  'New Sales Inquiry',
  'New Technical Support Inquiry',
] as const satisfies readonly RequestSubject[];
export type InquirySubject = (typeof inquirySubjects)[number];
