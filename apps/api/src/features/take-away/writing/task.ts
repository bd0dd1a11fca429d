import type { FileFormat } from '@caliper/contract/take-away/take-away.values.ts';
import type { RowsHead } from '../../dashboards/index.ts';
import type { RawDocument } from '../compose/raw.ts';
import type { Stamp, TakenDocument } from '../document.ts';

/** What stands around the rows of a dashboard. */
export interface RowsAbout extends RowsHead {
  title: string;
  citation: string;
  stamp: Stamp;
}

/** What a worker writes, and where. */
export type WriteTask = { path: string } & (
  | { from: 'chapters'; format: FileFormat; document: RawDocument }
  | { from: 'document'; format: FileFormat; document: TakenDocument }
  /** Lines of JSON, in a file of their own. */
  | { from: 'rows'; format: FileFormat; lines: string; about: RowsAbout }
);
