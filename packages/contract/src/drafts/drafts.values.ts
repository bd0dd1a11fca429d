/** What a draft came from: an upload, or the stored package of a report, read anew by a newer release of the portal. */
export const draftOrigins = ['upload', 'reading'] as const;
export type DraftOrigin = (typeof draftOrigins)[number];

/** What an upload that was read becomes: released unless something needs a look, or a draft to be proofed first. */
export const uploadModes = ['at-once', 'proof'] as const;
export type UploadMode = (typeof uploadModes)[number];

export const draftShares = [0.02, 0.05, 0.1, 0.2, 0.5, 1] as const;

export const draftLimits = {
  /** Of a note for readers, and of the reason for accepting a finding. */
  note: 2000,
  reason: 500,
  /** Of what is put right in a draft, and how many tables and figures that can be. */
  caption: 300,
  unit: 60,
  headRows: 10,
  corrections: 200,
  /** By which a figure may differ before that is pointed out, unless another share is chosen. */
  share: 0.2,
  /** Readings that are released together. */
  together: 500,
  /** How far ahead a release can be planned. */
  daysAhead: 366,
} as const;
