import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readChartAddress, settingsOf } from '@caliper/contract/charts/chart-address.ts';
import type { Viewer } from '../../access/viewer.ts';
import { Download } from '../../http/download.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Staging } from '../../platform/files/staging.ts';
import type { Exporting } from '../exports/index.ts';
import { chartFigures } from '../reader/index.ts';
import { chartBlock, tableBlock } from './compose/exhibits.ts';
import type { RawChapter, RawDocument } from './compose/raw.ts';
import type { Stamp, TakenDocument } from './document.ts';
import { fileName } from './file-names.ts';
import type { Reading } from './reading.ts';
import { chosenOf, type Selection } from './selection.ts';
import type { WriteFile } from './writing/writing.ts';

interface SlideNeeds {
  staging: Staging;
  selection: Selection;
  read: Reading;
  exporting: Exporting;
  write: WriteFile;
}

interface Asked {
  id: number;
  chapter: number;
  table: number;
}

/** A chart that somebody has drawn of a table, as a slide, made at once. */
export function createChartSlide({ staging, selection, read, exporting, write }: SlideNeeds) {
  return async (viewer: Viewer, asked: Asked, body: { chart: string; chapter_id?: number | undefined }) => {
    const choosable = await selection.look(viewer, { kind: 'report', id: asked.id });
    const chosen = chosenOf(choosable, [asked.chapter]);
    const folder = await staging.open();
    const { signal } = new AbortController();
    try {
      const { meta, chapters, sources, chapterIds } = await read(choosable, {
        chosen,
        folder,
        withPictures: false,
        onChapter: () => {},
        signal,
      });
      const [chapter] = chapters;
      if (!chapter) throw new ProblemError('not-found');
      if (body.chapter_id !== undefined && body.chapter_id !== chapterIds[0])
        throw new ProblemError('report-updated');
      const made = { format: 'pptx', itemId: asked.id } as const;
      const content = await exporting.make(viewer, made, async (stamp) => {
        const path = join(folder, 'chart.pptx');
        const document = slideOf({ meta, sources }, { chapter, asked, chart: body.chart, stamp });
        await write({ from: 'document', format: 'pptx', document, path }, signal, () => {});
        return readFile(path);
      });
      const title = `${chapter.title} table ${asked.table}`;
      return new Download(fileName({ title, kind: 'report', format: 'pptx' }), content);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

export type ChartSlide = ReturnType<typeof createChartSlide>;

interface SlideOf {
  chapter: RawChapter;
  asked: Asked;
  chart: string;
  stamp: Stamp;
}

function slideOf(
  { meta, sources }: Pick<RawDocument, 'meta' | 'sources'>,
  { chapter, asked, chart, stamp }: SlideOf,
): TakenDocument {
  const table = chapter.tables.find(({ number }) => number === asked.table);
  if (!table) throw new ProblemError('not-found');
  const addressed = readChartAddress(chart) ?? { table: asked.table, figures: 0 };
  const figures = chartFigures(table)[addressed.figures];
  if (!figures) throw new ProblemError('nothing-to-take');
  const block = chartBlock(tableBlock(chapter, table, 't1'), figures, settingsOf(figures, addressed));
  const { number, title, origin, citation, address } = chapter;
  return {
    meta,
    stamp,
    chapters: [{ id: 'c1', number, title, origin, citation: `${citation}.`, address, blocks: [block] }],
    sources,
  };
}
