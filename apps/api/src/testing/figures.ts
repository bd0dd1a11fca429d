import type { FigureKind, ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import writeWorkbook, { type SheetData } from 'write-excel-file/node';
import { makeCompany, signedInAs } from './people.ts';
import type { TestAnswer, TestServer } from './server.ts';

/** The token of a frame that shows this to whoever has the session. */
export async function openFrame(
  server: TestServer,
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
  /** Both, for a file that is known to be good. Answers the item. */
  put(file: string | Uint8Array<ArrayBuffer>, fields: Record<string, string>): Promise<number>;
}

/** An admin on an import page. */
export async function openImporter(server: TestServer, kind: ImportKind): Promise<Importer> {
  const usergroup_id = await makeCompany(server.db, { provider: false });
  const { token: session } = await signedInAs(server.db, { usergroup_id, role: 'admin' });
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

export function csv(...rows: (string | number)[][]): string {
  return `${rows.map((row) => row.join(',')).join('\n')}\n`;
}

export const marketHead = [
  'market',
  'segment',
  'region',
  'country',
  'company',
  'year',
  'metric',
  'unit',
  'value',
];

/** A small market that can be added up in one's head. */
export function marketFile(market = 'Knees', scale = 1): string {
  const rows: (string | number)[][] = [];
  const places = [
    ['Europe', 'Germany', 1],
    ['Europe', 'France', 2],
    ['North America', 'Canada', 4],
  ] as const;
  for (const [region, country, size] of places) {
    for (const [segment, share] of [
      ['Cemented', 10],
      ['Revision', 5],
    ] as const) {
      for (const year of [2024, 2025, 2026]) {
        const value = size * share * scale * (year - 2023);
        const place = [market, segment, region, country];
        rows.push([...place, '', year, 'value', 'US$ million', value]);
        rows.push([...place, '', year, 'units', 'thousand units', value / 10]);
        rows.push([...place, 'Vantor', year, 'value', 'US$ million', value * 0.6]);
        rows.push([...place, 'Oriel', year, 'value', 'US$ million', value * 0.3]);
      }
    }
  }
  return csv(marketHead, ...rows);
}

export async function workbook(
  sheets: Record<string, (string | number | object | null)[][]>,
): Promise<Uint8Array<ArrayBuffer>> {
  const list = Object.entries(sheets).map(([sheet, rows]) => ({
    sheet,
    data: rows.map((row) =>
      row.map((cell) => (typeof cell === 'object' ? cell : { value: cell })),
    ) as SheetData,
  }));
  return new Uint8Array(await writeWorkbook(list).toBuffer());
}
