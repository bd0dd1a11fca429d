import { createHash } from 'node:crypto';
import { type Finding, type Weight, weights } from '@caliper/contract/problem.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/postgres/tables.generated.ts';
import type { ItemRow } from '../../../platform/postgres/tables.ts';
import { digestOf, type ItemDetails } from '../../catalogue/index.ts';
import type { VersionContent } from '../enter-version.ts';
import type { StagedFile } from '../ingest/content.ts';
import type { Correction } from '../ingest/corrections/correction.ts';

export type KeptImage = Pick<StagedFile, 'file' | 'type' | 'width' | 'height'>;

export type DraftRow = Omit<
  Selectable<Tables['drafts']>,
  'details' | 'images' | 'findings' | 'corrections' | 'released_by'
> & {
  details: ItemDetails;
  images: KeptImage[];
  findings: KeptFinding[];
  corrections: Correction[];
  /** Who planned its release. */
  released_by: { id: string | null; name: string } | null;
};

export interface Acceptance {
  finding: string;
  reason: string;
  accepted_by: string;
  accepted_at: Date;
}

/** What the draft was made for: a report in a certain state, or none yet. */
export interface Base {
  base_version: number | null;
  base_digest: string | null;
}

export function baseOf(report: ItemRow | undefined): Base {
  return report
    ? { base_version: report.current_version, base_digest: digestOf(report) }
    : { base_version: null, base_digest: null };
}

/** Whether the report is no longer what the draft was compared with. */
export function isOutdated(draft: Base, report: ItemRow | undefined): boolean {
  const now = baseOf(report);
  return draft.base_version !== now.base_version || draft.base_digest !== now.base_digest;
}

/** What does not make sense is found anew when the base or the share is another; what was met in reading is not. */
export type KeptFinding = Finding & { isSense?: true };

/** Names a finding by what it says, so that it is the same one after the package was uploaded again. */
export function keyOf({ file, line, place, excerpt, block, message }: Finding): string {
  const parts = JSON.stringify([file, line, place, excerpt, block, message]);
  return createHash('sha256').update(parts).digest('base64url').slice(0, 22);
}

export function weightOf({ weight = 'noted' }: Finding): Weight {
  return weight;
}

/** What a package as a whole asks for: as much as the weightiest of its findings. */
export function heaviest(findings: readonly Finding[]): Weight {
  return weights.find((weight) => findings.some((one) => weightOf(one) === weight)) ?? 'noted';
}

/** How many findings of each weight nobody has accepted. */
export function countOpen(
  findings: readonly Finding[],
  accepted: ReadonlySet<string>,
): Record<Weight, number> {
  const open = findings.filter((one) => !accepted.has(keyOf(one)));
  const count = (weight: Weight) => open.filter((one) => weightOf(one) === weight).length;
  return { settle: count('settle'), look: count('look'), noted: count('noted') };
}

/** What stands on the cover of its documents. */
export function coverOf({ item_name, item_year, region, description }: ItemDetails) {
  return { title: item_name, year: item_year, region, description };
}

/** A draft as the version that it would be. */
export function contentOf(draft: DraftRow, chapters: VersionContent['chapters']): VersionContent {
  const { images, corrections, preview, toc } = draft;
  return { chapters, images, corrections, preview: { file: preview }, toc: { file: toc } };
}
