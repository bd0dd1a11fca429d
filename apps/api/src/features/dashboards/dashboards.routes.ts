import { dashboardsEndpoints } from '@caliper/contract/dashboards/dashboards.endpoints.ts';
import { viewerAsActor } from '../../http/actor.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Asking } from './asking.service.ts';
import type { Contents } from './contents.service.ts';
import type { Embed } from './embed.service.ts';
import { assertFrameIsFor, type Imports } from './imports.service.ts';

interface Parts {
  catalogue: Catalogue;
  contents: Contents;
  embed: Embed;
  asking: Asking;
  imports: Imports;
}

export function dashboardsRoutes({ catalogue, contents, embed, asking, imports }: Parts): Route[] {
  return routes(dashboardsEndpoints, {
    embedTicket: ({ viewer, body }) => embed.ticket(viewer, body),
    embedExchange: ({ body }) => embed.exchange(body.ticket),
    medskuInfo: async ({ viewer, params }) => {
      const { item } = await catalogue.find(viewer, 'medsku', params.id);
      return { medsku_id: item.item_id, medsku_name: item.item_name, medsku_year: item.item_year };
    },
    ptInfo: async ({ viewer, params }) => {
      const { item } = await catalogue.find(viewer, 'pt', params.id);
      return { pt_id: item.item_id, pt_name: item.item_name, pt_year: item.item_year };
    },
    surveyInfo: async ({ viewer, params }) => {
      const { item } = await catalogue.find(viewer, 'survey', params.id);
      return { survey_id: item.item_id, survey_name: item.item_name, survey_year: item.item_year };
    },
    itemContents: ({ viewer, params }) => contents(viewer, params),
    dashboard: ({ viewer, params, query }) => asking.describe(viewer, params.kind, params.id, query.prefer),
    askDashboard: ({ viewer, params, body }) => asking.ask(viewer, params.kind, params.id, body),
    imports: ({ viewer, params }) => {
      assertFrameIsFor(viewer, params.kind);
      return imports.list(params.kind);
    },
    stageImport: ({ viewer, origin, params, body, upload }) => {
      assertFrameIsFor(viewer, params.kind);
      return imports.stage(viewerAsActor(viewer, origin), params.kind, body, upload.path);
    },
    importDifferences: ({ viewer, params }) => {
      assertFrameIsFor(viewer, params.kind);
      return imports.compare(params.kind, params.importId);
    },
    applyImport: ({ viewer, origin, params, query }) => {
      assertFrameIsFor(viewer, params.kind);
      const actor = viewerAsActor(viewer, origin);
      return imports.apply(actor, params.kind, params.importId, query.comparedWith);
    },
    discardImport: async ({ viewer, origin, params }) => {
      assertFrameIsFor(viewer, params.kind);
      await imports.discard(viewerAsActor(viewer, origin), params.kind, params.importId);
    },
  });
}
