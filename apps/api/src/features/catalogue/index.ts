export type { Catalogue } from './catalogue.service.ts';
export { addFavorite } from './favorites.store.ts';
export { asDecided, holdingOf } from './holding.ts';
export {
  deleteItem,
  type ItemDetails,
  insertDataSet,
  insertItem,
  lockItem,
  replaceMarkets,
  updateItem,
} from './items.store.ts';
