import type { Call } from '../endpoint.ts';

export const itemsCalls = {
  itemHolders: 'POST /catalogs/items/{kind}/holders',
  changeItems: 'POST /catalogs/items/{kind}/bulk',
  setItemVisible: 'PATCH /catalogs/items/{kind}/{id}/visible-status',
  editItem: 'PUT /catalogs/items/{kind}/{id}',
  deleteItem: 'DELETE /catalogs/items/{kind}/{id}',
} as const satisfies Record<string, Call>;
