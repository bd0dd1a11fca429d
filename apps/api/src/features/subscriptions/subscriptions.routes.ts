import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { subscriptionsEndpoints } from '@caliper/contract/subscriptions/subscriptions.endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import { type Origin, type Route, routes } from '../../http/endpoints.ts';
import type { Access } from '../../platform/postgres/tables.ts';
import type { Many } from './many.service.ts';
import type { Wanted } from './subscription.ts';
import { withIdAs } from './subscriptions.answers.ts';
import type { Subscriptions } from './subscriptions.service.ts';

interface Asked {
  viewer: Viewer;
  origin: Origin;
  params: { id: number };
}

const whole = (ids: number[]): Wanted[] => ids.map((item_id) => ({ item_id, market_name: '' }));

export function subscriptionsRoutes(
  { read, save, syncHeadquarter, syncAll }: Subscriptions,
  many: Many,
): Route[] {
  async function saved({ viewer, origin, params }: Asked, kind: ItemKind, access: Access, wanted: Wanted[]) {
    await save(viewerAsActor(viewer, origin), { companyId: params.id, kind, access, wanted });
    return read(viewer, params.id, kind);
  }

  return routes(subscriptionsEndpoints, {
    subscriptions: async ({ viewer, params }) =>
      withIdAs('report_id', await read(viewer, params.id, 'report')),
    medskuSubscriptions: async ({ viewer, params }) =>
      withIdAs('medsku_id', await read(viewer, params.id, 'medsku')),
    ptSubscriptions: async ({ viewer, params }) => withIdAs('pt_id', await read(viewer, params.id, 'pt')),
    surveySubscriptions: async ({ viewer, params }) =>
      withIdAs('survey_id', await read(viewer, params.id, 'survey')),
    saveSubscriptions: async (asked) =>
      withIdAs('report_id', await saved(asked, 'report', 'full', whole(asked.body))),
    saveSamples: async (asked) => {
      const wanted = asked.body.map(({ report_id, market_name }) => ({ item_id: report_id, market_name }));
      return withIdAs('report_id', await saved(asked, 'report', 'sample', wanted));
    },
    saveMedskuSubscriptions: async (asked) =>
      withIdAs('medsku_id', await saved(asked, 'medsku', 'full', whole(asked.body))),
    saveMedskuDemos: async (asked) =>
      withIdAs('medsku_id', await saved(asked, 'medsku', 'demo', whole(asked.body))),
    savePtSubscriptions: async (asked) =>
      withIdAs('pt_id', await saved(asked, 'pt', 'full', whole(asked.body))),
    savePtDemos: async (asked) => withIdAs('pt_id', await saved(asked, 'pt', 'demo', whole(asked.body))),
    saveSurveySubscriptions: async (asked) =>
      withIdAs('survey_id', await saved(asked, 'survey', 'full', whole(asked.body))),
    editionHolders: ({ params }) => many.holders(params.id),
    subscribeMany: ({ viewer, params, body, origin }) =>
      many.subscribe(viewerAsActor(viewer, origin), params.id, body.companies),
    syncHeadquarter: async ({ body }) => ({
      companies: await syncHeadquarter(body.headquarterId, body.subsidiaryCompanies),
    }),
    syncSubscriptions: async () => ({ companies: await syncAll() }),
  });
}
