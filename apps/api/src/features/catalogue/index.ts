export { flag } from './catalogue.answers.ts';
export type { Catalogue, View } from './catalogue.service.ts';
export { type ChosenMarkets, mayOpenChosen, openMarkets } from './chosen-markets.ts';
export { type CustomItem, isHeld } from './custom-items.ts';
export { askedParts, type DashboardPart, mayOpen, mayOpenDashboard } from './dashboard-part.ts';
export { addFavorite, dropFavorites } from './favorites.store.ts';
export {
  assertKnown,
  decideReading,
  entitledCompany,
  holdingOf,
  holdingsOf,
  isKnown,
  knownItem,
} from './holding.ts';
export {
  detailNames,
  detailsOf,
  digestOf,
  edited,
  type ItemDetails,
  itemDetailsOf,
  toItem,
  toReport,
} from './item-details.ts';
export {
  deleteItem,
  findEdition,
  findItem,
  type ItemChanges,
  insertItem,
  lockItem,
  replaceMarkets,
  updateItem,
} from './items.store.ts';
export type { CatalogueItem } from './shelf.ts';
