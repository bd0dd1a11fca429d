import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { figures as limits } from '@caliper/contract/limits.ts';
import { parseQuery, type Query } from '@caliper/text/query.ts';
import type { Vocabulary } from '@caliper/text/vocabulary.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import { isSameUnit } from '../reports/index.ts';
import { type Chosen, choose, type Found } from './choosing.ts';
import { labelOf, toElsewhere, toSeries, within } from './figures.answers.ts';
import { fitOf } from './fitting.ts';
import type { AnySource, Looking, Most } from './looking.ts';
import { placeIn } from './place.ts';
import { equalNames, isWhole, type Question, readQuestions } from './question.ts';

type Choice = Body<'listFigures'>;
type FigureAnswer = Answer<'figureAnswers'>['answers'][number];

/** The page lists what the strip has no room for. */
const forList: Most = { open: 400, closed: 100, facts: 200 };

export interface FiguresNeeds {
  look: Looking;
  currentVocabulary: () => Promise<Vocabulary>;
}

export function createFigures({ look, currentVocabulary }: FiguresNeeds) {
  async function listed(
    viewer: Viewer,
    choice: Choice,
  ): Promise<{ open: Found<AnySource>[]; closed: Found<AnySource>[] }> {
    const about = plain(parseQuery(`${choice.about} ${choice.company ?? ''}`, await currentVocabulary()));
    const place = choice.place ? (placeIn(choice.place) ?? choice.place) : null;
    const wanted = { metric: choice.metric, base: null, place, about };
    if (about.terms.length === 0) return { open: [], closed: [] };
    const fitting = (await look(viewer, wanted, forList)).flatMap((one) => {
      const fit = fitOf({ ...wanted, base: one.series.base }, one.series, one.context);
      const points = within(one.series.points, spanOf(choice));
      return fit && points.length > 0
        ? [{ one: { ...one, series: { ...one.series, points } }, extras: fit.extras.length }]
        : [];
    });
    const sorted = fitting
      .toSorted((a, b) => a.extras - b.extras || byAge(a.one, b.one))
      .map(({ one }) => one);
    return {
      open: sorted.filter(({ source }) => source.isOpen),
      closed: sorted.filter(({ source }) => !source.isOpen),
    };
  }

  return {
    /** The figures that answer a question, and the reports that would. */
    async answers(viewer: Viewer, text: string): Promise<Answer<'figureAnswers'>> {
      const questions = readQuestions(text, equalNames(await currentVocabulary()));
      const answered = await Promise.all(
        questions.map(async (question) => ({
          question,
          groups: choose(question, await look(viewer, question)),
        })),
      );
      const groups = answered.flatMap((one) => one.groups);
      const elsewhere = toElsewhere(groups.flat().filter(({ source }) => !source.isOpen));
      const answers = answered.flatMap(({ question, groups: found }) =>
        found
          .map((group) => group.filter(({ source }) => source.isOpen))
          .filter((group) => group.length > 0)
          .map((group) => toAnswer(question, group.toSorted(byAge))),
      );
      return {
        answers: withDevelopment(answers).slice(0, limits.answers),
        elsewhere: elsewhere.slice(0, limits.elsewhere),
        elsewhereTotal: elsewhere.length,
      };
    },

    async list(viewer: Viewer, choice: Choice): Promise<Answer<'listFigures'>> {
      const { open, closed } = await listed(viewer, choice);
      const elsewhere = toElsewhere(closed);
      return {
        series: open.slice(0, limits.listed).map((one) => toSeries(one, spanOf(choice))),
        total: open.length,
        places: [...new Set(open.map(({ series }) => series.place))].sort(),
        elsewhere: elsewhere.slice(0, limits.elsewhere),
        elsewhereTotal: elsewhere.length,
      };
    },

    /** The chosen developments, decided again. One that is not there any more is not found. */
    async chosen(viewer: Viewer, { keys, ...choice }: Body<'figuresSheet'>) {
      const { open } = await listed(viewer, choice);
      const byKey = new Map(open.map((one) => [one.source.key, one]));
      return keys.map((key) => {
        const found = byKey.get(key);
        if (!found) throw new ProblemError('not-found');
        return toSeries(found, spanOf(choice));
      });
    },
  };
}

export type Figures = ReturnType<typeof createFigures>;

function plain(query: Query): Query {
  const terms = query.terms.map((term) => ({ ...term, patterns: term.patterns.filter(isWhole) }));
  return { ...query, terms };
}

function spanOf({ from, to }: Choice) {
  return from === undefined && to === undefined ? null : { from: from ?? 0, to: to ?? 9999 };
}

/** Newest edition first; what is printed in a report before what its dashboard shows; earlier chapters first. */
function byAge(one: Found<AnySource>, other: Found<AnySource>): number {
  return (
    other.source.item.item_year - one.source.item.item_year ||
    one.source.item.item_id - other.source.item.item_id ||
    Number('label' in one.source) - Number('label' in other.source) ||
    sureness(other) - sureness(one) ||
    chapterOf(one) - chapterOf(other)
  );
}

/** A table that says which years are forecasts and has many of them says more. */
function sureness({ series: { points } }: Found<AnySource>): number {
  return points.filter(({ state, period }) => state !== 'unknown' && period !== null).length;
}

function chapterOf({ source }: Found<AnySource>): number {
  return 'table' in source ? source.table.chapter_number : 0;
}

function toAnswer(question: Question, group: readonly Chosen<AnySource>[]): FigureAnswer {
  // One of each report's text and dashboard: its tables repeat each other.
  const distinct = [...new Map(group.toReversed().map((one) => [sourceKey(one), one])).values()].sort(byAge);
  const [first] = distinct;
  if (!first) throw new Error('There is no answer without a figure.');
  const { metric, place } = first.series;
  const isSeries = question.period === null || question.period.from !== question.period.to;
  return {
    label: labelOf(first.series),
    metric,
    place,
    figures: distinct.slice(0, mostSources).map((one) => ({
      series: toSeries(one, isSeries ? question.period : null),
      point: one.point,
      difference: one === first ? null : differenceTo(first, one),
    })),
    isSeries,
  };
}

const mostSources = 6;

/** Beside the figure of one year stands how it develops, if its source says so. */
function withDevelopment(answers: readonly FigureAnswer[]): FigureAnswer[] {
  const [first] = answers;
  const [newest] = first?.figures ?? [];
  if (!first || !newest || first.isSeries || newest.series.points.length < shortestSeries)
    return [...answers];
  const development = { ...first, figures: [{ ...newest, difference: null }], isSeries: true };
  return [...answers.slice(0, limits.answers - 1), development];
}

const shortestSeries = 3;

function sourceKey({ source, point, series }: Chosen<AnySource>): string {
  return `${source.item.item_id} ${'table' in source} ${series.unit} ${point.value}`;
}

/** Only between figures of the same time in the same unit. */
function differenceTo(
  first: Chosen<AnySource>,
  other: Chosen<AnySource>,
): FigureAnswer['figures'][number]['difference'] {
  const isSameTime =
    first.point.period?.from === other.point.period?.from &&
    first.point.period?.to === other.point.period?.to;
  if (!isSameTime || !isSameUnit(first.series.unit, other.series.unit)) return null;
  const absolute = Number((other.point.value - first.point.value).toPrecision(12));
  return { absolute, relative: first.point.value === 0 ? null : absolute / Math.abs(first.point.value) };
}
