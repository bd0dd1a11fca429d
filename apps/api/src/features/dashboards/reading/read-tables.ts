import { once } from 'node:events';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { TableKind, Values } from './kinds/kind.ts';

const numbers = new Set(['value', 'units', 'price', 'volume', 'weight']);

/** A table for the rows of one file, dropped with the transaction. */
export async function createReadTable(client: Client, { table, cells }: TableKind): Promise<void> {
  const types = Object.keys(cells).map(
    (name) => `${name} ${numbers.has(name) ? 'float8' : 'text collate "C"'}`,
  );
  await client.query(
    `create temp table read_${table} (position serial, sheet text, row int, ${types.join(', ')}) on commit drop`,
  );
}

/** Rows are sent in batches: sending each on its own would take longer than reading it. */
const sentAtOnce = 32_768;

/** Takes the rows of one sheet. The client can run no other query until it is closed. */
export function openCopy(client: Client, { table, cells }: TableKind, sheet: string) {
  const columns = Object.keys(cells);
  const stream = client.query(copyFrom(`copy read_${table} (sheet, row, ${columns.join(', ')}) from stdin`));
  const failed = once(stream, 'error').then(([error]) => Promise.reject(error));
  failed.catch(() => {});
  let lines = '';
  return {
    async add(row: number, values: Values): Promise<void> {
      const fields = [sheet, row, ...columns.map((name) => values[name] ?? null)];
      lines += `${fields.map(asCopied).join('\t')}\n`;
      if (lines.length < sentAtOnce) return;
      const isTaken = stream.write(lines);
      lines = '';
      if (!isTaken) await Promise.race([once(stream, 'drain'), failed]);
    },
    async close(): Promise<void> {
      stream.end(lines);
      await Promise.race([once(stream, 'finish'), failed]);
    },
  };
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function asCopied(value: string | number | null): string {
  if (value === null) return '\\N';
  return typeof value === 'number'
    ? String(value)
    : value.replace(/[\\\t\n\r]/g, (letter) => escapes[letter] ?? '');
}
