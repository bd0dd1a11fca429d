import type { Body } from '@caliper/contract/endpoints.ts';
import type { Taking } from '../dashboards/index.ts';
import type { ChartBlock, DocumentMeta, Stamp, TakenDocument } from './document.ts';

export type SlidesBody = Extract<Body<'takeDashboardAway'>, { kind: 'dashboard-slides' }>;
type Panel = SlidesBody['panels'][number];
type Answered = Awaited<ReturnType<Taking['answer']>>;

/** What a colour can be told apart in; the rest is added up where that makes sense, else left out. */
const mostSeries = 8;
const mostRanked = 20;

/** A panel as a native chart. Null where there is nothing to draw. */
export function panelChart(
  { title, shape, question }: Panel,
  answered: Answered,
  { id, citation, address }: { id: string; citation: string; address: string },
): ChartBlock | null {
  const { columns, rows, unit, forecastFrom } = answered;
  const named = rows.map(({ key, values }) => ({ name: key.join(', ') || title, values }));
  if (named.length === 0 || columns.length === 0) return null;
  const isPercent = unit.includes('%');
  const period = Math.max(
    0,
    question.period === undefined ? columns.length - 1 : columns.indexOf(question.period),
  );
  const isRanking = shape === 'ranking' || columns.length === 1;
  const shown = named.slice(0, isRanking ? mostRanked : mostSeries);
  const left = named.length - shown.length;
  const from = isRanking || forecastFrom === null ? -1 : columns.indexOf(forecastFrom);
  const series = isRanking
    ? [{ name: columns[period] ?? '', values: shown.map(({ values }) => values[period] ?? null) }]
    : shown;
  const scaled = series.map(({ name, values }) => ({
    name,
    values: values.map((value) => (value !== null && isPercent ? value / 100 : value)),
  }));
  const chart = {
    shape: isRanking ? ('ranking' as const) : shape,
    categories: isRanking ? shown.map(({ name }) => name) : [...columns],
    series: scaled,
    unit,
    forecastFrom: from === -1 ? null : from,
    format: isPercent ? '0.0%' : '#,##0.0',
  };
  return {
    kind: 'chart',
    id,
    label: '',
    title,
    subtitle: [unit, isRanking ? columns[period] : ''].filter((part) => part !== '').join(', '),
    notes: left > 0 ? [`The ${shown.length} largest of ${answered.total}.`] : [],
    source: '',
    citation,
    address,
    chart,
    alt: `Chart: ${title}. ${shown.map(({ name }) => name).join(', ')}.`,
  };
}

export function slidesDocument(
  { title, subtitle }: SlidesBody,
  charts: readonly ChartBlock[],
  about: { meta: DocumentMeta; stamp: Stamp },
): TakenDocument {
  const { citation, address } = about.meta;
  return {
    ...about,
    chapters: [
      {
        id: 'c1',
        number: null,
        title: title || about.meta.title,
        origin: subtitle,
        citation,
        address,
        blocks: charts,
      },
    ],
    sources: [{ text: citation, address }],
  };
}
