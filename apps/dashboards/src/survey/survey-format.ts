import { formatterOf } from '../kit/format.ts';

/** Respondents, also weighted, in whole numbers. */
export const count = formatterOf(0);

/** With a few hundred respondents, tenths of a percent mean nothing. */
export const percent = formatterOf(0, '%');

export const mean = formatterOf(1);
