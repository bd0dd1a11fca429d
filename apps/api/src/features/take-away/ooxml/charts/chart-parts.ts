import type { Chart } from '../../document.ts';
import { type Part, packageBytes } from '../package.ts';
import { createRelations } from '../relations.ts';
import { bookParts } from '../sheets/book.ts';
import { textCell, valueCell } from '../sheets/cells.ts';
import { type Markup, xml } from '../xml.ts';
import { chartMarkup } from './chart-markup.ts';
import { bandType, forecastBand } from './forecast-band.ts';
import type { ChartSize } from './labels.ts';
import { nameOf } from './series.ts';

interface ChartPlace {
  /** Of the document: 'ppt' or 'word'. */
  folder: string;
  /** Unique in the document. */
  number: number;
  size: ChartSize;
  /** Of the document, such as 'en-GB'. */
  language: string;
}

/** A chart that can be edited in the program: its drawing, and the workbook that 'Edit Data' opens. */
export function chartParts(
  given: Chart,
  { folder, number, size, language }: ChartPlace,
): { path: string; parts: Part[] } {
  const chart = readable(given);
  const path = `${folder}/charts/chart${number}.xml`;
  const workbook = `${folder}/embeddings/Microsoft_Excel_Sheet${number}.xlsx`;
  const relations = createRelations(path);
  const id = relations.to('package', workbook);
  const band = forecastBand(chart, { ...size, language });
  const bandPath = `${folder}/drawings/drawing${number}.xml`;
  const bandId = band && relations.to('chartUserShapes', bandPath);
  const parts: Part[] = [
    {
      path,
      type: 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
      relations,
      content: () => chartMarkup(chart, { ...size, language }, { workbookId: id, bandId }),
    },
    {
      path: workbook,
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      content: () => chartWorkbook(chart),
    },
  ];
  if (band) parts.push({ path: bandPath, type: bandType, content: () => band });
  return { path, parts };
}

/** What is no number is missing; programs refuse a chart that says NaN. */
function readable(chart: Chart): Chart {
  const series = chart.series.map((one) => ({
    ...one,
    values: chart.categories.map((_, at) => {
      const value = one.values[at] ?? null;
      return value !== null && Number.isFinite(value) ? value : null;
    }),
  }));
  return { ...chart, series };
}

/** What a drawing in a slide or a text holds; the id is that of the chart among the relations of its part. */
export function chartGraphic(id: string): Markup {
  return xml`<a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">
    <a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart">
    <c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"
      xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="${id}"/>
    </a:graphicData></a:graphic>`;
}

/** Categories below each other, a column for each series: what programs expect of the data of a chart. */
function chartWorkbook({ categories, series, format, unit }: Chart): Promise<Buffer> {
  const root = createRelations();
  const rows = [
    [textCell(unit), ...series.map((one, index) => textCell(nameOf(one, index)))],
    ...categories.map((category, at) => [
      textCell(category),
      ...series.map(({ values }) => valueCell(values[at] ?? null, { format })),
    ]),
  ];
  const columns = [{ width: 24 }, ...series.map(() => ({ width: 16 }))];
  return packageBytes(bookParts([{ name: 'Sheet1', body: () => ({ columns, rows }) }], root), root);
}
