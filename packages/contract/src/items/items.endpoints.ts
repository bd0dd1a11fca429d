import { defineEndpoints } from '../endpoint.ts';
import { editBody, visibleBody } from '../reports/reports.schemas.ts';
import { itemsCalls as calls } from './items.calls.ts';
import { bulkBody, bulkDone, holders, holdersBody, kindParams, oneItemParams } from './items.schemas.ts';

export const itemsEndpoints = defineEndpoints(calls, {
  itemHolders: {
    summary: 'Who has these items, in numbers: what hiding or deleting them would mean',
    who: ['admin'],
    does: 'read',
    params: kindParams,
    body: holdersBody,
    answer: holders,
    problems: [],
  },
  changeItems: {
    summary: 'Moves, changes, hides, shows or deletes several items of one kind: all of them, or none',
    who: ['admin'],
    does: 'write',
    params: kindParams,
    body: bulkBody,
    once: true,
    answer: bulkDone,
    problems: ['items-refused', 'sub-category-unknown', 'edition-exists', 'item-exists'],
  },
  setItemVisible: {
    summary: 'Shows an item that is no report to customers, or hides it',
    who: ['admin'],
    does: 'write',
    params: oneItemParams,
    body: visibleBody,
    problems: ['not-found'],
  },
  editItem: {
    summary: 'Renames, moves or describes an item that is no report',
    who: ['admin'],
    does: 'write',
    params: oneItemParams,
    body: editBody,
    problems: ['not-found', 'item-exists', 'sub-category-unknown'],
  },
  deleteItem: {
    summary: 'Deletes an item that is no report, with its figures, if nobody subscribes to it',
    who: ['admin'],
    does: 'write',
    params: oneItemParams,
    problems: ['not-found', 'item-subscribed'],
  },
});
