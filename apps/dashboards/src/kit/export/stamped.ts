import type { Input } from '@caliper/contract/endpoints.ts';
import { call } from '../../lib/api.ts';
import type { Dashboard } from '../../lib/dashboard.ts';
import type { ExportWords } from './words.ts';

/** The words with their stamp. The service gives it, and notes that the file was made. */
export async function stamped(
  words: ExportWords,
  { kind, id }: Pick<Dashboard, 'kind' | 'id'>,
  format: Input<'stampPanels'>['body']['format'],
): Promise<ExportWords> {
  const { lines } = await call('stampPanels', { params: { kind, id }, body: { format } });
  return { ...words, stamp: lines };
}
