import type { Answer } from '@caliper/contract/endpoints.ts';
import { metricWords } from '@caliper/contract/figures/figures.values.ts';
import { sheetText } from '@caliper/text/sheet-text.ts';
import writeExcelFile, { type CellObject, type SheetData } from 'write-excel-file/node';

type Series = Answer<'listFigures'>['series'][number];

interface About {
  productName: string;
  day: string;
  /** For whom it was made. */
  stamp: readonly string[];
}

/** Developments side by side: a row for each, a column for each year, and where each comes from. */
export async function figuresSheet(
  all: readonly Series[],
  { productName, day, stamp }: About,
): Promise<Buffer> {
  const periods = [
    ...new Map(all.flatMap(({ points }) => points.map((one) => [periodName(one.period), one.period]))),
  ]
    .sort(([, a], [, b]) => (a?.to ?? 0) - (b?.to ?? 0) || (a?.from ?? 0) - (b?.from ?? 0))
    .map(([name]) => name);
  const head = ['Figure', 'Metric', 'Place', 'Unit', ...periods, 'Source', 'Edition', 'Version', 'Where'];
  const data: SheetData = [
    head.map((text) => ({
      ...sheetText(text),
      fontWeight: 'bold',
      backgroundColor: '#E8EEF2',
      bottomBorderStyle: 'thin',
    })),
    ...all.map((one) => rowOf(one, periods)),
    [],
    [sheetText('Figures in italics are forecasts.')],
    [
      sheetText(
        `Source: ${productName}. Each figure stands as its source has it; nothing was added up or converted.`,
      ),
    ],
    ...[`Exported on ${day}.`, ...stamp].map((line) => [sheetText(line)]),
  ];
  const columns = head.map((text, index) => ({
    width: index === 0 ? 40 : index > periods.length + 3 ? 30 : Math.max(12, text.length + 2),
  }));
  return writeExcelFile(data, { sheet: 'Figures', columns, stickyRowsCount: 1 }).toBuffer();
}

function rowOf(series: Series, periods: readonly string[]): CellObject[] {
  const { source } = series;
  const figures = new Map(series.points.map((point) => [periodName(point.period), point]));
  return [
    ...[series.label, metricWords[series.metric], series.place, series.unit].map(sheetText),
    ...periods.map((name): CellObject => {
      const point = figures.get(name);
      if (!point) return sheetText('');
      return {
        type: Number,
        value: point.value,
        format: formatOf(point.shown),
        ...(point.state === 'forecast' && { fontStyle: 'italic' as const }),
      };
    }),
    sheetText(`${source.item_name}, ${source.region}`),
    { type: Number, value: source.year },
    source.version === null ? sheetText('') : { type: Number, value: source.version },
    sheetText(whereOf(source)),
  ];
}

/** As many digits as its source prints. */
function formatOf(shown: string): string {
  const decimals = /\.(\d+)/.exec(shown)?.[1]?.length ?? 0;
  return decimals > 0 ? `#,##0.${'0'.repeat(decimals)}` : '#,##0';
}

function whereOf({ table, dashboard }: Series['source']): string {
  if (table)
    return `Chapter ${table.chapter_number}: ${table.chapter_title}. ${table.caption.split('\n')[0] ?? ''}`;
  return dashboard ? `Dashboard: ${dashboard.market}, ${dashboard.segment}` : '';
}

function periodName(period: { from: number; to: number } | null): string {
  if (!period) return 'No year';
  return period.from === period.to ? String(period.to) : `${period.from}–${period.to}`;
}
