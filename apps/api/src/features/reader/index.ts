export { chartFigures } from './charts/chart-figures.ts';
export { columnWidths } from './column-widths.ts';
export { sheetNumber } from './number-format.ts';
export { insertRecommendation } from './recommendations.store.ts';
export { tableName } from './table-name.ts';
