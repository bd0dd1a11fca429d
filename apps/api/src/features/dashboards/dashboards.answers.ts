import { createHash } from 'node:crypto';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Figures, Label, Row } from './figures.store.ts';
import { countedIn, forecastFrom, measuresIn, notesOn } from './measures.ts';
import { withoutNoise } from './noise.ts';
import type { Leads, Opened } from './opening.service.ts';

type Dashboard = Answer<'dashboard'>;

export function toDashboard(
  opened: Opened,
  periods: string[],
  labels: readonly Label[],
  leads: Leads,
): Dashboard {
  const { kind, id, item_name, item_year, region, icon, demo, sample, imports, missing, rivals, prefer } =
    opened;
  return {
    kind,
    id,
    name: item_name,
    year: item_year,
    region,
    icon,
    demo,
    sample,
    edition: editionOf(opened),
    updatedAt: updatedAt(opened),
    periods,
    forecastFrom: forecastFrom(opened, periods),
    measures: measuresIn(opened),
    nouns: countedIn(opened),
    dimensions: dimensionsIn(opened, labels),
    questions: imports.flatMap(({ shape }) => shape.questions),
    missing,
    rivals,
    prefer,
    notes: notesOn(opened),
    ...leads,
  };
}

export interface Answered extends Figures {
  columns: readonly string[];
}

type AnsweredQuestion = Answer<'askDashboard'>;

/** The text of an answer up to its end, which is not the figures' own. */
export function toFiguresStart({ columns, rows, total }: Answered): string {
  const figures = {
    columns: [...columns],
    rows: rows.map(rounded),
    total,
  } satisfies Partial<AnsweredQuestion>;
  return JSON.stringify(figures).slice(0, -1);
}

export function toFiguresEnd(about: Pick<AnsweredQuestion, 'edition' | 'unit'>): string {
  return `,${JSON.stringify(about).slice(1)}`;
}

function rounded({ key, values }: Row): Row {
  return { key, values: values.map((value) => (value === null ? null : withoutNoise(value))) };
}

/** One word for the figures that are shown: of which imports, and which markets of them. */
export function editionOf({ imports, sources }: Pick<Opened, 'imports' | 'sources'>): string {
  const shown = [
    imports.map(({ import_id }) => import_id).sort((a, b) => a - b),
    sources.map(({ from, label }) => [from.import_id, label]),
  ];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16);
}

function updatedAt({ imports }: Opened): number | null {
  const times = imports.flatMap(({ applied_at }) => (applied_at ? epochSeconds(applied_at) : []));
  return times.length > 0 ? Math.max(...times) : null;
}

/** Markets are in file order, everything else in alphabetical order. */
function dimensionsIn({ sources }: Opened, labels: readonly Label[]): Dashboard['dimensions'] {
  const lists: Dashboard['dimensions'] = {};
  if (sources.length > 0) lists.market = sources.map(({ label }) => ({ name: label, under: null }));
  for (const { dimension, name, under } of labels) {
    lists[dimension] ??= [];
    lists[dimension].push({ name, under });
  }
  return lists;
}
