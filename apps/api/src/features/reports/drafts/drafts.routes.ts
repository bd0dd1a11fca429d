import { draftsEndpoints } from '@caliper/contract/drafts/drafts.endpoints.ts';
import { viewerAsActor } from '../../../http/actor.ts';
import { type Route, routes } from '../../../http/endpoints.ts';
import { assertStillIn } from '../../identity/index.ts';
import type { Drafts } from './drafts.service.ts';
import type { Releasing } from './releasing.service.ts';

export function draftsRoutes(drafts: Drafts, { release, releaseReadings }: Releasing): Route[] {
  return routes(draftsEndpoints, {
    drafts: ({ viewer }) => drafts.list(viewer),
    draft: ({ viewer, origin, params }) => drafts.open(viewer, viewerAsActor(viewer, origin), params.id),
    draftChapter: ({ viewer, params }) => drafts.chapter(viewer, params.id, params.chapter),
    draftChanges: ({ viewer, params }) => drafts.changes(viewer, params.id),
    acceptFinding: ({ viewer, origin, params, body }) =>
      drafts.accept(viewer, viewerAsActor(viewer, origin), params.id, params.finding, body),
    reopenFinding: ({ viewer, origin, params }) =>
      drafts.reopen(viewer, viewerAsActor(viewer, origin), params.id, params.finding),
    correctDraft: ({ viewer, origin, params, body }) =>
      drafts.correct(viewer, viewerAsActor(viewer, origin), params.id, body),
    takeCorrectionBack: ({ viewer, origin, params }) =>
      drafts.takeBack(viewer, viewerAsActor(viewer, origin), params.id, params.correction),
    rebaseDraft: ({ viewer, origin, params, body }) =>
      drafts.rebase(viewer, viewerAsActor(viewer, origin), params.id, body),
    releaseDraft: ({ viewer, origin, params, body }) =>
      release(viewerAsActor(viewer, origin), params.id, body, (tx) => assertStillIn(tx, viewer)),
    chooseShare: ({ viewer, origin, params, body }) =>
      drafts.chooseShare(viewer, viewerAsActor(viewer, origin), params.id, body),
    unscheduleDraft: ({ viewer, origin, params }) =>
      drafts.unschedule(viewer, viewerAsActor(viewer, origin), params.id),
    releaseReadings: ({ viewer, origin, body }) =>
      releaseReadings(viewerAsActor(viewer, origin), body, (tx) => assertStillIn(tx, viewer)),
    discardDraft: ({ viewer, origin, params }) =>
      drafts.discard(viewer, viewerAsActor(viewer, origin), params.id),
    proofChapter: ({ viewer, origin, params }) =>
      drafts.current(viewer, viewerAsActor(viewer, origin), params.id, params.chapter),
  });
}
