import type { Params } from 'react-router';
import type { Session } from '../session/session.ts';

/** A page that is opened by its address, and by whom. */
export interface Opening {
  session: Session;
  params: Readonly<Params>;
  pathname: string;
  search: string;
}

/**
 * Asks for what a page shows first, while nothing is shown yet: the page is then drawn once, with its contents. A page
 * may have one.
 */
export type AskAhead = (opening: Opening) => Promise<unknown>;
