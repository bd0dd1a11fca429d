import { type Dimension, dimensionsOf } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Body } from '@caliper/contract/endpoints.ts';
import type { Grant, Viewer } from '../../access/viewer.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Asking } from './asking.service.ts';
import { type Answered, editionOf } from './dashboards.answers.ts';
import { tableOf } from './fact-tables.ts';
import { countAnswers, listLabels, listLines } from './figures.store.ts';
import { forecastFrom, measuresIn, unitOf } from './measures.ts';
import { withoutNoise } from './noise.ts';
import type { Opened, Opening } from './opening.service.ts';
import { readQuestion } from './question.ts';
import { periodsOf } from './shape.ts';

export type DashboardGrant = Extract<Grant, { opens: 'dashboard' }>;

/** Which of the figures: those of a view, or all. */
export interface Filtered extends Pick<Body<'askDashboard'>, 'filters' | 'search'> {}

/** The columns of rows that are taken. */
export interface RowsHead {
  names: readonly Dimension[];
  measures: string[];
  /** Empty for answers of a survey, which have no years. */
  periods: string[];
  forecastFrom: string | null;
}

/** A part of the rows whose figures have the same units: of a market, or all. */
export interface RowsPart {
  /** In the order of the measures; empty for one without figures. */
  units: string[];
  /** What the part is about, where that is no name: the question of a survey. */
  about: string;
  /** Lines of JSON: the names, and the figures of each measure. */
  lines: string[];
}

interface TakingNeeds {
  db: Db;
  opening: Opening;
  asking: Asking;
}

/** What of a dashboard can be taken away: everything that its figures are computed from, and answers for slides. */
export function createTaking({ db, opening, asking }: TakingNeeds) {
  /** Part by part, so that no statement takes long. */
  async function* rows(opened: Opened, { filters, search }: Filtered): AsyncGenerator<RowsPart> {
    if (opened.kind === 'survey') return yield* answers(opened, filters);
    const { names, measures, periods } = headOf(opened);
    for (const { part, only } of await partsOf(opened, filters)) {
      const table = tableOf(opened, part.sources);
      if (!table) continue;
      const figures = measures.flatMap((measure) => table.measures[measure] ?? []);
      const asked = { filters: { ...filters, ...only }, search };
      const shape = { figures, periods: periods.length, names };
      const lines = await listLines(db, table, shape, { ...asked, groupBy: names });
      const wantsTotals = table.hasCompanies && (filters.company?.length ?? 0) === 0;
      const withoutCompany = names.filter((name) => name !== 'company');
      const totals = wantsTotals
        ? await listLines(db, table, shape, { ...asked, groupBy: withoutCompany })
        : [];
      const units = measures.map((measure) => unitOf(part, measure) ?? '');
      yield { units, about: '', lines: [...totals, ...lines] };
    }
  }

  async function* answers(opened: Opened, filters: Filtered['filters']): AsyncGenerator<RowsPart> {
    const table = tableOf(opened);
    if (!table) return;
    const { names } = headOf(opened);
    for (const { question_id, text } of opened.imports.flatMap(({ shape }) => shape.questions)) {
      const asked = { groupBy: names, filters, top: mostAnswers };
      const { rows: found } = await countAnswers(db, table, question_id, asked);
      const lines = found.map(({ key, values }) => JSON.stringify([key, ...values.map((one) => [one])]));
      yield { units: ['', ''], about: text, lines };
    }
  }

  /** A part for each market or procedure. */
  async function partsOf(opened: Opened, filters: Filtered['filters']) {
    if (opened.sources.length > 0)
      return opened.sources
        .filter(({ label }) => isAmong(filters.market, label))
        .map((source) => ({ part: { ...opened, sources: [source] }, only: { market: [source.label] } }));
    const by = opened.kind === 'pt' ? 'procedure' : 'market';
    const labels = (await listLabels(db, opened)).filter(
      ({ dimension, name }) => dimension === by && isAmong(filters[by], name),
    );
    return [...new Set(labels.map(({ name }) => name))].map((name) => ({
      part: opened,
      only: { [by]: [name] },
    }));
  }

  return {
    open: (viewer: Viewer, grant: DashboardGrant, prefer: number | null) =>
      opening.open(viewer, grant, prefer),
    head: headOf,
    edition: editionOf,
    rows,

    /** Throws for a question that the dashboard does not have. */
    assertKnown(opened: Opened, filters: Filtered): void {
      const [measure] = measuresOfAll(opened);
      if (measure !== undefined) readQuestion(opened, { measure, groupBy: [], ...filters });
    },

    async answer(
      opened: Opened,
      body: Body<'askDashboard'>,
    ): Promise<Answered & { unit: string; forecastFrom: string | null }> {
      const { answered, unit } = await asking.answer(opened, body);
      const rounded = answered.rows.map(({ key, values }) => ({
        key,
        values: values.map((value) => (value === null ? null : withoutNoise(value))),
      }));
      return {
        ...answered,
        rows: rounded,
        unit: unit ?? '',
        forecastFrom: forecastFrom(opened, answered.columns),
      };
    },
  };
}

export type Taking = ReturnType<typeof createTaking>;

/** More than any survey has. */
const mostAnswers = 1_000_000;

function isAmong(chosen: readonly string[] | undefined, name: string): boolean {
  return chosen === undefined || chosen.length === 0 || chosen.includes(name);
}

function measuresOfAll(opened: Opened): string[] {
  return opened.kind === 'survey'
    ? opened.imports.flatMap(({ shape }) => shape.questions.map(({ question_id }) => question_id))
    : measuresIn(opened).map(({ measure }) => measure);
}

/** The spread is computed from the prices, which are there. */
function figuresOf(opened: Opened): string[] {
  return measuresIn(opened).flatMap(({ measure }) => (measure === 'spread' ? [] : measure));
}

function headOf(opened: Opened): RowsHead {
  const isSurvey = opened.kind === 'survey';
  const periods = isSurvey ? [] : periodsOf(opened);
  return {
    names: dimensionsOf[opened.kind],
    measures: isSurvey ? ['respondents', 'weighted'] : figuresOf(opened),
    periods,
    forecastFrom: isSurvey ? null : forecastFrom(opened, periods),
  };
}
