import type { ProblemText } from '../problem.ts';

const itemExists = 'There is already an item with this name, region and year.';

export const itemsProblems = {
  'item-exists': { status: 409, title: 'Item exists', detail: itemExists },
  'item-subscribed': {
    status: 409,
    title: 'Item has subscribers',
    detail: 'This item cannot be deleted while companies have it: {companies}.',
  },
  'items-refused': {
    status: 409,
    title: 'Items refused',
    detail: 'Nothing was changed: {count} of the chosen cannot be changed in this way.',
  },
} as const satisfies Record<string, ProblemText>;

/** Why one of several cannot be changed. */
export const refusalTexts = {
  missing: 'It has been deleted in the meantime.',
  changed: 'Someone else has changed it in the meantime.',
  subscribed: 'Companies that have it: {companies}.',
  given: 'A MedCore report that companies have contains chapters of it.',
  exists: 'There is already one with this name, region and year, or would be.',
} as const;
