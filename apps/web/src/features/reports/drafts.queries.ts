import type { Answer } from '@caliper/contract/endpoints.ts';
import { asked } from '../../lib/api/asked.ts';

export type DraftRow = Answer<'drafts'>[number];
export type Draft = Answer<'draft'>;

/** What waits to be released. */
export const draftsQuery = asked(['drafts'], 'drafts');

export const draftQuery = (id: number) => asked(['draft', id], 'draft', { params: { id } });
