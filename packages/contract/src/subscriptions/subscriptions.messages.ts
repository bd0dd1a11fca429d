import type { ProblemText } from '../problem.ts';

export const subscriptionsProblems = {
  'item-unknown': {
    status: 422,
    title: 'Unknown item',
    detail: 'An item in the list no longer exists. Reload the page and choose again.',
  },
  'market-unknown': {
    status: 422,
    title: 'Unknown market',
    detail: '{report} does not cover the market {market}.',
  },
  'not-its-subsidiary': {
    status: 422,
    title: 'Not a subsidiary',
    detail: 'The companies in the list are not the subsidiaries of this headquarter.',
  },
  'companies-refused': {
    status: 409,
    title: 'Conflict',
    detail: 'Nothing was saved: a company cannot have it.',
  },
} as const satisfies Record<string, ProblemText>;

export const subscriptionTexts = {
  duplicate: '"{name}" has already been added to company\'s subscriptions',
  saved: 'Successfully updated subscriptions!',
  failed: 'Something went wrong in updating subscriptions',
} as const;
