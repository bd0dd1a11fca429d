import type { Vocabulary } from '@caliper/text/vocabulary.ts';
import type { Viewer } from '../../access/viewer.ts';
import { createSearch, type SearchNeeds } from './search.service.ts';

/** What somebody would find with another vocabulary: exactly what their own search would show them. */
export function createPreview(needs: Omit<SearchNeeds, 'currentVocabulary'>) {
  return async (vocabulary: Vocabulary, query: string, viewer: Viewer) => {
    const { reports } = createSearch({ ...needs, currentVocabulary: async () => vocabulary });
    const { total, matches } = await reports(viewer, { query, exactly: true });
    const titles = matches.map((one) => `${one.report_name}, ${one.report_year} ${one.region}`);
    return { total, titles };
  };
}
