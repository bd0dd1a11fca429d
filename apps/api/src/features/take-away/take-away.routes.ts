import { takeAwayEndpoints } from '@caliper/contract/take-away/take-away.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { ChartSlide } from './chart-slide.ts';
import type { TakenFiles } from './files.service.ts';
import type { Stamps } from './stamps.ts';

interface TakeAwayServices {
  taken: TakenFiles;
  chartSlide: ChartSlide;
  stamps: Stamps;
}

export function takeAwayRoutes({ taken, chartSlide, stamps }: TakeAwayServices): Route[] {
  return routes(takeAwayEndpoints, {
    takeAwayContents: ({ viewer, params }) => taken.contents(viewer, params),
    takenFiles: ({ viewer }) => taken.list(viewer),
    takeAway: ({ viewer, origin, body }) => taken.take(viewer, origin, body),
    takenFile: ({ viewer, params }) => taken.find(viewer, params.id),
    takeAgain: ({ viewer, origin, params }) => taken.again(viewer, origin, params.id),
    takenFileContent: ({ viewer, params }) => taken.download(viewer, params.id),
    removeTakenFile: ({ viewer, params }) => taken.remove(viewer, params.id),
    chartSlide: ({ viewer, params, body }) => chartSlide(viewer, params, body),
    stampChart: ({ viewer, params, body }) => stamps.chart(viewer, params.id, body),
    takeDashboardAway: ({ viewer, origin, params, body }) => taken.takeInFrame(viewer, origin, params, body),
    dashboardFile: ({ viewer, params }) => taken.findInFrame(viewer, params.file),
    dashboardFileContent: ({ viewer, params }) => taken.downloadInFrame(viewer, params.file),
    stampPanels: ({ viewer, params, body }) => stamps.panels(viewer, params, body),
  });
}
