import { partQuery } from '../../../lib/loading/load-part.ts';

/** Loaded only for admins who are choosing recommendations. */
export const recommendingBar = partQuery('recommending-bar', () => import('./recommending-bar.tsx'));
