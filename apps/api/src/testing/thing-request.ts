import { matrix } from '../access/matrix/matrix.ts';
import type { Thing, ThingRow } from '../access/matrix/thing.ts';
import type { TestRequest } from './server.ts';

/** The request of a row, for this thing. */
export function requestFor({ call, ...row }: ThingRow, thing: Thing): TestRequest {
  const { params, query, body } = matrix[call];
  const ids = ['id', 'uid', 'pending_id', 'recId', 'report_id', 'companyId', 'importId'];
  const naming = Object.keys(params ?? {}).filter((key) => ids.includes(key));
  const named = row.params?.(thing) ?? Object.fromEntries(naming.map((key) => [key, thing.id]));
  const sent = Array.isArray(body) ? body : { ...body, ...row.body?.(thing) };
  return {
    params: { ...params, ...named },
    query: row.query?.(thing) ?? query ?? '',
    ...(body || row.body ? { body: sent } : {}),
  };
}
