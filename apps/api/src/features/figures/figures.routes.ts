import { figuresEndpoints } from '@caliper/contract/figures/figures.endpoints.ts';
import { Download } from '../../http/download.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import { type Exporting, stampLines } from '../exports/index.ts';
import type { Figures } from './figures.service.ts';
import { figuresSheet } from './figures-sheet.ts';

interface FiguresRoutesNeeds {
  figures: Figures;
  productName: string;
  exporting: Exporting;
}

export function figuresRoutes({ figures, productName, exporting }: FiguresRoutesNeeds): Route[] {
  return routes(figuresEndpoints, {
    figureAnswers: ({ viewer, body }) => figures.answers(viewer, body.query),
    listFigures: ({ viewer, body }) => figures.list(viewer, body),
    figuresSheet: async ({ viewer, body }) => {
      const day = viewer.now.toISOString().slice(0, 10);
      const chosen = await figures.chosen(viewer, body);
      const sheet = await exporting.make(viewer, { format: 'xlsx', itemId: null }, (stamp) =>
        figuresSheet(chosen, { productName, day, stamp: stampLines(stamp) }),
      );
      return new Download('figures.xlsx', sheet);
    },
  });
}
