import type { Call } from '../endpoint.ts';

export const draftsCalls = {
  drafts: 'GET /reports/drafts',
  draft: 'GET /reports/drafts/{id}',
  draftChapter: 'GET /reports/drafts/{id}/chapters/{chapter}',
  draftChanges: 'GET /reports/drafts/{id}/changes',
  acceptFinding: 'PUT /reports/drafts/{id}/findings/{finding}',
  reopenFinding: 'DELETE /reports/drafts/{id}/findings/{finding}',
  correctDraft: 'POST /reports/drafts/{id}/corrections',
  takeCorrectionBack: 'DELETE /reports/drafts/{id}/corrections/{correction}',
  rebaseDraft: 'POST /reports/drafts/{id}/rebase',
  chooseShare: 'PUT /reports/drafts/{id}/share',
  releaseDraft: 'POST /reports/drafts/{id}/release',
  unscheduleDraft: 'DELETE /reports/drafts/{id}/release',
  releaseReadings: 'POST /reports/drafts/release-readings',
  discardDraft: 'DELETE /reports/drafts/{id}',
  proofChapter: 'GET /reports/{id}/proof/{chapter}',
} as const satisfies Record<string, Call>;
