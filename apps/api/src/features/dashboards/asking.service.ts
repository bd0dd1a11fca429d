import { createHash } from 'node:crypto';
import {
  answerColumns,
  baseColumns,
  type FigureKind,
  spreadColumns,
} from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { Framed } from '../../access/viewer.ts';
import { boundedPool } from '../../http/bounded-pool.ts';
import { Packed } from '../../http/packed.ts';
import { ProblemError } from '../../http/problem.ts';
import { Ready } from '../../http/ready.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type Answered, editionOf, toDashboard, toFiguresEnd, toFiguresStart } from './dashboards.answers.ts';
import { type FactTable, tableOf } from './fact-tables.ts';
import { addUp, countAnswers, countBases, listLabels, type Question, spread } from './figures.store.ts';
import { unitOf } from './measures.ts';
import { sourcesFor } from './nouns.ts';
import type { Opened, Opening, Source } from './opening.service.ts';
import { readQuestion } from './question.ts';
import { periodsOf } from './shape.ts';

/** For what was already asked, as it is sent. */
const rememberedBytes = 16 * 1024 * 1024;

/** A dashboard page asks ten questions at once; this leaves most connections to other requests. */
const questionsAtOnce = 4;
const waitingQuestions = 256;

interface AskingNeeds {
  db: Db;
  opening: Opening;
  freshness: Pick<Freshness, 'recallApart'>;
}

/** Describes a dashboard and answers its questions. */
export function createAsking({ db, opening, freshness }: AskingNeeds) {
  const inTurn = boundedPool(questionsAtOnce, waitingQuestions);
  // The figures of an import never change: named by them and by the question, an answer is right for as long as this is
  // the same database. Who may have it is decided before.
  const recall = freshness.recallApart(rememberedBytes);

  /** The token is for one dashboard; any other is not found. */
  async function open(
    { grant, ...viewer }: Framed,
    kind: FigureKind,
    id: number,
    prefer: number | null = null,
  ): Promise<Opened> {
    const isIts = grant.opens === 'dashboard' && grant.id === id && familyOf(grant.kind) === familyOf(kind);
    if (!isIts) throw new ProblemError('not-found');
    return opening.open(viewer, grant, prefer);
  }

  async function askSurvey(table: FactTable, measure: string, question: Question): Promise<Answered> {
    return question.groupBy.includes('answer')
      ? { columns: answerColumns, ...(await countAnswers(db, table, measure, question)) }
      : { columns: baseColumns, ...(await countBases(db, table, measure, question)) };
  }

  async function askFigures(
    opened: Opened,
    table: FactTable,
    { measure, period }: Body<'askDashboard'>,
    question: Question,
  ): Promise<Answered> {
    const periods = periodsOf(opened);
    const place = period === undefined ? periods.length : periods.indexOf(period) + 1;
    const figure = table.measures[measure];
    if (place === 0 || !(figure || measure === 'spread')) throw new ProblemError('question-unknown');
    if (!figure) return { columns: spreadColumns, ...(await spread(db, table, place, question)) };
    return {
      columns: periods,
      ...(await addUp(db, table, figure, { count: periods.length, place }, question)),
    };
  }

  /** There is nothing to compute without figures. */
  function prepare(opened: Opened, body: Body<'askDashboard'>) {
    const question = readQuestion(opened, body);
    const sources = sourcesFor(opened, body.measure, question);
    const table = tableOf(opened, sources);
    const ask = (from: FactTable) =>
      opened.kind === 'survey'
        ? askSurvey(from, body.measure, question)
        : askFigures(opened, from, body, question);
    return {
      question,
      sources,
      unit: unitOf({ ...opened, sources }, body.measure) ?? null,
      compute: table && (() => inTurn(() => ask(table))),
    };
  }

  return {
    async describe(
      viewer: Framed,
      kind: FigureKind,
      id: number,
      prefer?: number,
    ): Promise<Answer<'dashboard'>> {
      const opened = await open(viewer, kind, id, prefer);
      const labels = await listLabels(db, opened);
      return toDashboard(opened, periodsOf(opened), labels, await opening.leadsTo(viewer, opened));
    },

    async ask(
      viewer: Framed,
      kind: FigureKind,
      id: number,
      body: Body<'askDashboard'>,
    ): Promise<Answer<'askDashboard'> | Ready> {
      const opened = await open(viewer, kind, id, body.prefer);
      const { question, sources, unit, compute } = prepare(opened, body);
      const edition = editionOf(opened);
      if (!compute) return { edition, columns: [], unit: null, rows: [], total: 0 };
      const name = nameOf(opened, sources, body, question);
      const kept = await recall(name, viewer.now, async () => {
        const value = new Packed(toFiguresStart(await compute()));
        return { value, keys: [], bytes: value.bytes };
      });
      return new Ready(kept, toFiguresEnd({ edition, unit }));
    },

    /** For whoever has opened the dashboard already. */
    async answer(
      opened: Opened,
      body: Body<'askDashboard'>,
    ): Promise<{ answered: Answered; unit: string | null }> {
      const { unit, compute } = prepare(opened, body);
      return { answered: compute ? await compute() : { columns: [], rows: [], total: 0 }, unit };
    },
  };
}

export type Asking = ReturnType<typeof createAsking>;

/** Everything that an answer depends on. */
function nameOf(
  { kind, imports, sources }: Opened,
  asked: readonly Source[],
  { measure, period }: Body<'askDashboard'>,
  question: Question,
): string {
  const places = (of: readonly Source[]) =>
    of.map(({ from, market, label }) => [from.import_id, market, label]);
  const figures = [kind, imports.map(({ import_id }) => import_id), places(sources), places(asked)];
  return createHash('sha256')
    .update(JSON.stringify([figures, measure, period, question]))
    .digest('base64');
}

/** Two kinds name the same dashboard of a report. */
function familyOf(kind: FigureKind): FigureKind {
  return kind === 'medaccess' ? 'global' : kind;
}
