import { cockpitEndpoints } from '@caliper/contract/cockpit/cockpit.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { ClientRecords } from './client-records.service.ts';
import type { Renewals } from './renewals.service.ts';
import type { Work } from './work.service.ts';

interface CockpitServices {
  renewals: Renewals;
  records: ClientRecords;
  work: Work;
}

export function cockpitRoutes({ renewals, records, work }: CockpitServices): Route[] {
  return routes(cockpitEndpoints, {
    endingClients: ({ viewer, query }) => renewals.soon(viewer, query.whose),
    renewals: ({ viewer, query }) => renewals.board(viewer, query),
    writeNextStep: ({ viewer, params, body, origin }) =>
      records.writeStep(viewer, params.id, body.words, origin),
    clientNotes: ({ viewer, params }) => records.notes(viewer, params.id),
    addClientNote: ({ viewer, params, body, origin }) =>
      records.addNote(viewer, params.id, body.note, origin),
    removeClientNote: ({ viewer, params, origin }) =>
      records.removeNote(viewer, params.id, params.note_id, origin),
    openCases: ({ viewer, query }) => work.cases(viewer, query.whose),
    lastImports: ({ viewer, query }) => work.imports(viewer, query.whose),
    wanted: ({ viewer, query }) => work.wanted(viewer, query),
  });
}
