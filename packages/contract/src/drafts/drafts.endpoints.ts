import { reportChanges } from '../changes.schemas.ts';
import { defineEndpoints } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { draftsCalls as calls } from './drafts.calls.ts';
import {
  acceptBody,
  correctBody,
  correctionParams,
  draft,
  drafts,
  findingParams,
  proofChapter,
  proofedReport,
  proofParams,
  readingsBody,
  readingsReleased,
  releaseBody,
  released,
  revisionBody,
  shareBody,
} from './drafts.schemas.ts';

/** Nobody else learns that a draft exists. */
const who = ['admin', 'publications'] as const;

export const draftsEndpoints = defineEndpoints(calls, {
  drafts: {
    summary: 'The uploads and readings that wait to be released, newest first',
    who,
    answer: drafts,
    problems: [],
  },
  draft: {
    summary: 'A draft with its findings and what was read of its tables',
    who,
    params: idParams,
    answer: draft,
    problems: ['not-found'],
  },
  draftChapter: {
    summary: 'A chapter of a draft, as clients would see it',
    who,
    params: proofParams,
    answer: proofChapter,
    problems: ['not-found'],
  },
  draftChanges: {
    summary: 'What would change for readers of the current version; everything is new without one',
    who,
    params: idParams,
    answer: reportChanges,
    problems: ['not-found'],
  },
  acceptFinding: {
    summary: 'Settles a finding by a reason',
    who,
    params: findingParams,
    body: acceptBody,
    answer: draft,
    problems: ['not-found'],
  },
  reopenFinding: {
    summary: 'Takes the reason for a finding back; a planned release does not happen then',
    who,
    params: findingParams,
    answer: draft,
    problems: ['not-found'],
  },
  correctDraft: {
    summary: 'Puts right how a table or figure was read, and reads the package again with it; never a figure',
    who,
    params: idParams,
    body: correctBody,
    answer: draft,
    problems: ['not-found', 'draft-changed', 'too-many-corrections', 'package-refused', 'package-missing'],
  },
  takeCorrectionBack: {
    summary: 'Reads a table or figure as it was before it was put right',
    who,
    params: correctionParams,
    answer: draft,
    problems: ['not-found', 'draft-changed', 'package-refused', 'package-missing'],
  },
  rebaseDraft: {
    summary: 'Compares an outdated draft with the current version, which it may replace from then on',
    who,
    params: idParams,
    body: revisionBody,
    answer: draft,
    problems: ['not-found', 'draft-changed'],
  },
  chooseShare: {
    summary: 'Chooses by which share a figure may differ from the version or edition before, and looks again',
    who,
    params: idParams,
    body: shareBody,
    answer: draft,
    problems: ['not-found', 'draft-changed'],
  },
  releaseDraft: {
    summary: 'Makes a draft the version that is read, now or at a time',
    who,
    once: true,
    params: idParams,
    body: releaseBody,
    answer: released,
    problems: [
      'not-found',
      'draft-changed',
      'draft-outdated',
      'draft-unsettled',
      'draft-unseen',
      'release-past',
      'edition-exists',
    ],
  },
  unscheduleDraft: {
    summary: 'Takes a planned release back; the draft stays',
    who,
    params: idParams,
    answer: draft,
    problems: ['not-found'],
  },
  releaseReadings: {
    summary: 'Releases several readings of stored packages together, each with its own result',
    who: ['admin'],
    body: readingsBody,
    answer: readingsReleased,
    problems: [],
  },
  discardDraft: {
    summary: 'Deletes a draft; what clients read stays as it is',
    who,
    params: idParams,
    problems: ['not-found'],
  },
  proofChapter: {
    summary: 'A chapter of the version that clients read, for staff who publish',
    who,
    params: proofParams,
    answer: proofedReport,
    problems: ['not-found'],
  },
});
