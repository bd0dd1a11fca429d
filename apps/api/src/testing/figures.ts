import type { FigureKind, ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { TestAnswer, TestPlace } from './client.ts';
import { makeCompany, signedInAs } from './people.ts';

/** The token of a frame that shows this in the given session. */
export async function openFrame(
  server: TestPlace,
  token: string,
  wanted: { kind: FigureKind; id: number; query?: object } | { kind: 'import'; id: ImportKind },
): Promise<string> {
  const { status, body } = await server.call('embedTicket', { token, body: wanted });
  if (status !== 200) throw new Error(`No ticket: ${JSON.stringify(body)}`);
  const exchanged = await server.call('embedExchange', { body: { ticket: body.ticket } });
  return exchanged.body.embedToken;
}

export interface Importer {
  session: string;
  frame: string;
  stage(file: string | Uint8Array<ArrayBuffer>, fields: Record<string, string>): Promise<TestAnswer>;
  apply(importId: number): Promise<TestAnswer>;
  /** Stages and applies a file known to be good. Returns the item. */
  put(file: string | Uint8Array<ArrayBuffer>, fields: Record<string, string>): Promise<number>;
}

/** An admin on an import page. */
export async function openImporter(server: TestPlace, kind: ImportKind): Promise<Importer> {
  const usergroup_id = await makeCompany(server.db, { provider: false });
  const { token: session } = await signedInAs(server, { usergroup_id, role: 'admin' });
  const token = await openFrame(server, session, { kind: 'import', id: kind });
  const stage: Importer['stage'] = (file, fields) => {
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
    return server.call('stageImport', { token, params: { kind }, form: { fields, file: bytes } });
  };
  const apply = (importId: number) =>
    server.call('applyImport', { token, params: { kind, importId: String(importId) } });
  return {
    session,
    frame: token,
    stage,
    apply,
    async put(file, fields) {
      const { body } = await stage(file, fields);
      if (!body.importId) throw new Error(`Not staged: ${JSON.stringify(body)}`);
      return (await apply(body.importId)).body.item_id;
    },
  };
}
