export type { Catalogue, View } from './catalogue.service.ts';
export { flag } from './catalogue.wire.ts';
export { addFavorite } from './favorites.store.ts';
export {
  asDecided,
  entitledCompany,
  type Holding,
  holdingOf,
  holdingsOf,
  knownItem,
  mayOpenDashboard,
} from './holding.ts';
export {
  deleteItem,
  type ItemDetails,
  insertDataSet,
  insertItem,
  lockItem,
  replaceMarkets,
  updateItem,
} from './items.store.ts';
export type { CatalogueItem } from './shelf.ts';
