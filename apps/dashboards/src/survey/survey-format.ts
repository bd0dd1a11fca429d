import { formatterOf } from '../kit/format.ts';

/** People, also weighted ones, are told in whole numbers. */
export const count = formatterOf(0);

/** Of a few hundred people a tenth of a percent says nothing. */
export const percent = formatterOf(0, '%');

export const mean = formatterOf(1);
