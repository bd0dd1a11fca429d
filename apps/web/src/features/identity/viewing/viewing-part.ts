import { partQuery } from '../../../lib/loading/load-part.ts';

/** Loaded only for staff who look at the portal as a client does. */
export const viewingBar = partQuery('viewing', () => import('./viewing-bar.tsx'));
