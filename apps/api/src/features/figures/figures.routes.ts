import { figuresEndpoints } from '@caliper/contract/figures/figures.endpoints.ts';
import { Download } from '../../http/download.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Figures } from './figures.service.ts';
import { figuresSheet } from './figures-sheet.ts';

interface FiguresRoutesNeeds {
  figures: Figures;
  productName: string;
}

export function figuresRoutes({ figures, productName }: FiguresRoutesNeeds): Route[] {
  return routes(figuresEndpoints, {
    figureAnswers: ({ viewer, body }) => figures.answers(viewer, body.query),
    listFigures: ({ viewer, body }) => figures.list(viewer, body),
    figuresSheet: async ({ viewer, body }) => {
      const day = viewer.now.toISOString().slice(0, 10);
      return new Download(
        'figures.xlsx',
        await figuresSheet(await figures.chosen(viewer, body), { productName, day }),
      );
    },
  });
}
