import type { Dimension } from '@caliper/contract/dashboards/dashboards.values.ts';
import { dimensions } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Input } from '@caliper/contract/endpoints.ts';
import { takeAway as limits } from '@caliper/contract/limits.ts';
import type { RowFormat } from '@caliper/contract/take-away/take-away.values.ts';
import { saveFile } from '@caliper/ui/sending/save-file.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call, callFile } from '../../lib/api.ts';
import type { Dashboard, Question } from '../../lib/dashboard.ts';
import type { ExportWords } from './words.ts';

type Body = Input<'takeDashboardAway'>['body'];
type Slides = Extract<Body, { kind: 'dashboard-slides' }>;

/** What is in sight. */
export interface View {
  questions: readonly Question[];
  words: ExportWords;
}

/** The questions whose answers are in sight, in the order in which they were asked. */
export function questionsInSight(client: QueryClient, { kind, id }: Dashboard): Question[] {
  return client
    .getQueryCache()
    .findAll({ queryKey: ['figures', kind, id], type: 'active' })
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey }) => queryKey[3] as Question);
}

/** What the view is filtered by: a panel may compare what the others leave out. */
function filtersOf(questions: readonly Question[], { filtered }: ExportWords): Question['filters'] {
  const named = dimensions.filter((dimension) => filtered.some(({ by }) => by === dimension));
  const found = named.flatMap((dimension) => {
    const names = questions.map(({ filters }) => filters[dimension]).find((one) => one && one.length > 0);
    return names ? [[dimension, names] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The rows that the view is computed from, or all there are. */
export function rowsBody(format: RowFormat, { prefer }: Dashboard, view: View | null): Body {
  const search = view?.questions.find((question) => question.search)?.search;
  return {
    kind: 'dashboard-rows',
    format,
    filters: view ? filtersOf(view.questions, view.words) : {},
    ...(search && { search }),
    prefer,
  };
}

/** The answers in sight as slides, each question once. */
export function slidesBody(dashboard: Dashboard, { questions, words }: View): Slides {
  const distinct = [...new Map(questions.map((question) => [JSON.stringify(question), question])).values()];
  return {
    kind: 'dashboard-slides',
    format: 'pptx',
    title: cut(words.title),
    subtitle: cut(words.filtered.map((part) => part.words).join('; ')),
    prefer: dashboard.prefer,
    panels: distinct.slice(0, limits.panels).map((question) => ({
      title: cut(titleOf(dashboard, question)),
      shape: shapeOf(dashboard, question),
      question,
    })),
  };
}

const longest = 200;

function cut(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

function titleOf({ questions }: Dashboard, { measure, groupBy, filters }: Question): string {
  const question = questions.find(({ question_id }) => question_id === measure);
  const what = question ? question.text : measure.charAt(0).toUpperCase() + measure.slice(1);
  const by = groupBy.filter((dimension) => dimension !== 'answer').join(' and ');
  const [only] = filters.market?.length === 1 ? filters.market : [];
  return [what, by && `by ${by}`, only && `of ${only}`].filter(Boolean).join(' ');
}

/** Few things over time are lines; many, and answers of people, are ranked. */
function shapeOf({ kind }: Dashboard, { groupBy }: Question): Slides['panels'][number]['shape'] {
  if (kind === 'survey') return 'ranking';
  const few: readonly Dimension[] = ['market', 'segment', 'region', 'setting', 'specialty'];
  return groupBy.every((dimension) => few.includes(dimension)) ? 'lines' : 'ranking';
}

const pauseMs = 1000;

/** Has it made, waits for it, and saves it. It goes on without this page, and is then under the files of the person. */
export async function takeAwayNow({ kind, id }: Dashboard, body: Body): Promise<void> {
  const params = { kind, id };
  const options = { idempotencyKey: crypto.randomUUID() };
  let file = await call('takeDashboardAway', { params, body }, options);
  while (file.state === 'waiting' || file.state === 'working') {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    file = await call('dashboardFile', { params: { ...params, file: file.file_id } });
  }
  if (file.state !== 'ready') throw new Error(file.remark);
  saveFile(await callFile('dashboardFileContent', { params: { ...params, file: file.file_id } }), file.name);
}
