import type { Call } from '../endpoint.ts';

export const cockpitCalls = {
  endingClients: 'GET /renewals/soon',
  renewals: 'GET /renewals',
  writeNextStep: 'PUT /usergroups/{id}/next-step',
  clientNotes: 'GET /usergroups/{id}/notes',
  addClientNote: 'POST /usergroups/{id}/notes',
  removeClientNote: 'DELETE /usergroups/{id}/notes/{note_id}',
  openCases: 'GET /open-cases',
  lastImports: 'GET /last-imports',
  wanted: 'GET /wanted',
} as const satisfies Record<string, Call>;
