/** A failure as it is sent: RFC 9457 with our stable code and, for forms, a message per field. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  /** The sentence to show to the person. */
  detail: string;
  /** A second line below the sentence: why exactly, or when to try again. */
  hint?: string;
  fields?: Record<string, string>;
  /** Everything that is wrong with a file that was sent. */
  findings?: Finding[];
}

/** What a finding about an accepted file asks for before clients see it: settled one by one, looked at, or nothing. */
export const weights = ['settle', 'look', 'noted'] as const;
export type Weight = (typeof weights)[number];

/** Something about a file that was sent: why it was refused, or what was done with it although it was accepted. */
export interface Finding {
  /** Where in the archive; empty for the archive itself. */
  file: string;
  /** Of a page. */
  line?: number | undefined;
  /** In a file without lines, such as 'Paragraph 12' or 'Table 3' of a Word file. */
  place?: string | undefined;
  /** What was met there. */
  excerpt?: string | undefined;
  /** The id of the block in the finished chapter, where there is one. */
  block?: string | undefined;
  /** What was found, or what was done. */
  message: string;
  /** What to do about it. */
  remedy?: string | undefined;
  /** Of an accepted file; left out, it asks for nothing. */
  weight?: Weight | undefined;
}

/** An entry of the message catalogue. `{name}` in a text is filled in where the problem is raised. */
export interface ProblemText {
  status: number;
  title: string;
  detail: string;
}

export const generalProblems = {
  'bad-request': {
    status: 400,
    title: 'Bad request',
    detail: 'The request could not be understood.',
  },
  'signed-out': {
    status: 401,
    title: 'Signed out',
    detail: 'You are signed out. Please log in again.',
  },
  forbidden: {
    status: 403,
    title: 'Forbidden',
    detail: 'Missing or insufficient permissions.',
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    detail: 'There is nothing at this address.',
  },
  'repeated-with-changes': {
    status: 409,
    title: 'Repeated with changes',
    detail: 'This form was already sent with different contents. Reload the page and send it again.',
  },
  'too-large': {
    status: 413,
    title: 'Too large',
    detail: 'The request is too large.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported media type',
    detail: 'The request has a content type that is not accepted here.',
  },
  'invalid-fields': {
    status: 422,
    title: 'Invalid fields',
    detail: 'Please check the marked fields.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    detail: 'Too many requests have been sent from your IP address, please try again later.',
  },
  internal: {
    status: 500,
    title: 'Internal error',
    detail: 'Something went wrong.',
  },
  unavailable: {
    status: 503,
    title: 'Unavailable',
    detail: 'The service is busy or temporarily unavailable. Please try again in a moment.',
  },
  'storage-full': {
    status: 507,
    title: 'Storage full',
    detail: 'There is no space left to store this. Nothing was changed. Please try again later.',
  },
} as const satisfies Record<string, ProblemText>;
