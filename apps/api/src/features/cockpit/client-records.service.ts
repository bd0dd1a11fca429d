import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import type { Origin } from '../../http/endpoints.ts';
import { ProblemError } from '../../http/problem.ts';
import { record } from '../../platform/audit/audit.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import {
  deleteNote,
  insertNote,
  listNotes,
  listSteps,
  type NoteRow,
  saveStep,
} from './client-records.store.ts';
import { lockClient } from './clients.store.ts';
import type { Renewals } from './renewals.service.ts';

interface RecordsNeeds {
  db: Db;
  renewals: Pick<Renewals, 'stepOf'>;
}

/** What staff write about a client. It is never shown to the client, and the audit log has no word of the notes. */
export function createClientRecords({ db, renewals }: RecordsNeeds) {
  function change(id: number, step: (tx: Tx) => Promise<void>): Promise<void> {
    return db.transaction().execute(async (tx) => {
      if (!(await lockClient(tx, id))) throw new ProblemError('not-found');
      await step(tx);
    });
  }

  const entry = (viewer: Viewer, origin: Origin, id: number) => ({
    actor: viewerAsActor(viewer, origin),
    subject: `company:${id}`,
  });

  async function notes(viewer: Viewer, id: number): Promise<Answer<'clientNotes'>> {
    await change(id, async () => undefined);
    return (await listNotes(db, id)).map((row) => toNote(row, viewer));
  }

  return {
    notes,

    async addNote(viewer: Viewer, id: number, note: string, origin: Origin): Promise<Answer<'clientNotes'>> {
      await change(id, async (tx) => {
        await insertNote(tx, id, note, viewer.userId);
        await record(tx, { ...entry(viewer, origin, id), action: 'client note added' });
      });
      return notes(viewer, id);
    },

    async removeNote(viewer: Viewer, id: number, noteId: number, origin: Origin): Promise<void> {
      await change(id, async (tx) => {
        const isGone = await deleteNote(tx, id, noteId, viewer.role === 'admin' ? null : viewer.userId);
        if (!isGone) throw new ProblemError('not-found');
        await record(tx, { ...entry(viewer, origin, id), action: 'client note removed' });
      });
    },

    async writeStep(
      viewer: Viewer,
      id: number,
      words: string,
      origin: Origin,
    ): Promise<Answer<'writeNextStep'>> {
      await change(id, async (tx) => {
        const before = (await listSteps(tx, [id])).get(id)?.step ?? '';
        await saveStep(tx, id, words, viewer.userId);
        await record(tx, {
          ...entry(viewer, origin, id),
          action: 'next step written',
          from: { step: before },
          to: { step: words },
        });
      });
      return renewals.stepOf(viewer, id);
    },
  };
}

export type ClientRecords = ReturnType<typeof createClientRecords>;

function toNote({ note_id, note, by, written_by, written_at }: NoteRow, { role, userId }: Viewer) {
  return {
    id: note_id,
    note,
    by: by ?? 'a deleted account',
    at: epochSeconds(written_at),
    canRemove: role === 'admin' || written_by === userId,
  };
}
