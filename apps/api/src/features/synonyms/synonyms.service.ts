import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { synonyms as limits } from '@caliper/contract/limits.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Actor, record } from '../../platform/audit/audit.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { pageOf, toAnswer, type Wanted } from './listing.ts';
import { type PreviewWith, previewChange } from './preview.ts';
import { assertSayable } from './refusals.ts';
import {
  deleteEntry,
  type Entry,
  insertEntry,
  listEntries,
  lockSynonyms,
  updateEntry,
} from './synonyms.store.ts';

/** The entries of the vocabulary that searches use, as staff see and change them. */
export function createSynonyms({ db, previewWith }: { db: Db; previewWith: PreviewWith }) {
  async function find(tx: Tx, id: number): Promise<Answer<'addSynonym'>> {
    return toAnswer(partedBy(await listEntries(tx), id).entry);
  }

  return {
    async list(wanted: Wanted): Promise<Answer<'synonyms'>> {
      return pageOf(await listEntries(db), wanted);
    },

    async preview(
      viewer: Viewer,
      { synonym_id, entry }: Body<'previewSynonym'>,
    ): Promise<Answer<'previewSynonym'>> {
      const all = await listEntries(db);
      const { entry: from, others } =
        synonym_id === undefined ? { entry: undefined, others: all } : partedBy(all, synonym_id);
      if (entry) assertSayable(entry, others);
      return previewChange(previewWith, viewer, { others, from, to: entry });
    },

    add: (actor: Actor, entry: Body<'addSynonym'>): Promise<Answer<'addSynonym'>> =>
      db.transaction().execute(async (tx) => {
        await lockSynonyms(tx);
        const others = await listEntries(tx);
        if (others.length >= limits.most)
          throw new ProblemError('synonyms-full', { values: { most: limits.most } });
        assertSayable(entry, others);
        const id = await insertEntry(tx, { ...entry, changed_by: actor.name });
        await record(tx, { actor, action: 'synonym added', subject: `synonym:${id}`, to: { ...entry } });
        return find(tx, id);
      }),

    change: (
      actor: Actor,
      id: number,
      { version, ...to }: Body<'changeSynonym'>,
    ): Promise<Answer<'changeSynonym'>> =>
      db.transaction().execute(async (tx) => {
        const { entry, others } = await lockAsSeen(tx, id, version);
        assertSayable(to, others);
        await updateEntry(tx, id, { ...to, changed_by: actor.name });
        const subject = `synonym:${id}`;
        await record(tx, { actor, action: 'synonym changed', subject, from: saidOf(entry), to: { ...to } });
        return find(tx, id);
      }),

    delete: (actor: Actor, id: number, version: number): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const { entry } = await lockAsSeen(tx, id, version);
        await deleteEntry(tx, id);
        const subject = `synonym:${id}`;
        await record(tx, { actor, action: 'synonym deleted', subject, from: saidOf(entry) });
      }),
  };
}

export type Synonyms = ReturnType<typeof createSynonyms>;

/** One entry as the person saw it, and the others. */
async function lockAsSeen(tx: Tx, id: number, version: number) {
  await lockSynonyms(tx);
  const parted = partedBy(await listEntries(tx), id);
  if (parted.entry.version !== version) throw new ProblemError('synonym-changed');
  return parted;
}

function partedBy(all: readonly Entry[], id: number): { entry: Entry; others: Entry[] } {
  const entry = all.find(({ synonym_id }) => synonym_id === id);
  if (!entry) throw new ProblemError('not-found');
  return { entry, others: all.filter((one) => one !== entry) };
}

function saidOf({ kind, words, meansAlso, isMutual }: Entry) {
  return { kind, words, meansAlso, isMutual };
}
