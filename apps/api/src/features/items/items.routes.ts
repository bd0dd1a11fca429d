import { itemsEndpoints } from '@caliper/contract/items/items.endpoints.ts';
import { viewerAsActor } from '../../http/actor.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Managing } from './managing.service.ts';

export function itemsRoutes(managing: Managing): Route[] {
  return routes(itemsEndpoints, {
    itemHolders: ({ params, body }) => managing.holders(params.kind, body.ids),
    changeItems: ({ viewer, origin, params, body }) =>
      managing.changeAll(viewerAsActor(viewer, origin), params.kind, body),
    setItemVisible: ({ viewer, origin, params: { kind, id }, body }) =>
      managing.setVisible(viewerAsActor(viewer, origin), kind, id, body.status === 1),
    editItem: ({ viewer, origin, params: { kind, id }, body }) =>
      managing.edit(viewerAsActor(viewer, origin), kind, id, body),
    deleteItem: ({ viewer, origin, params: { kind, id } }) =>
      managing.remove(viewerAsActor(viewer, origin), kind, id),
  });
}
