import { defineEndpoints } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { subscriptionsCalls as calls } from './subscriptions.calls.ts';
import {
  itemIds,
  medskuSubscriptions,
  ptSubscriptions,
  reportSubscriptions,
  samples,
  surveySubscriptions,
  synced,
  syncHeadquarterBody,
} from './subscriptions.schemas.ts';

export const subscriptionsEndpoints = defineEndpoints(calls, {
  subscriptions: {
    summary: 'Reports that a company subscribes to, and those that it did; its own, or for staff any',
    who: ['signed-in'],
    params: idParams,
    answer: reportSubscriptions,
    problems: ['not-found'],
  },
  medskuSubscriptions: {
    summary: 'MedSKU items that a company subscribes to, and those that it did; its own, or for staff any',
    who: ['signed-in'],
    params: idParams,
    answer: medskuSubscriptions,
    problems: ['not-found'],
  },
  ptSubscriptions: {
    summary:
      'Procedure-tracker items that a company subscribes to, and those that it did; its own, or for staff any',
    who: ['signed-in'],
    params: idParams,
    answer: ptSubscriptions,
    problems: ['not-found'],
  },
  surveySubscriptions: {
    summary: 'Surveys that a company subscribes to, and those that it did; its own, or for staff any',
    who: ['signed-in'],
    params: idParams,
    answer: surveySubscriptions,
    problems: ['not-found'],
  },
  saveSubscriptions: {
    summary: 'Saves the whole list of the reports that a company has',
    who: ['admin'],
    params: idParams,
    body: itemIds,
    answer: reportSubscriptions,
    problems: ['not-found', 'item-unknown'],
  },
  saveSamples: {
    summary: 'Saves the whole list of the sample markets that a company has',
    who: ['admin'],
    params: idParams,
    body: samples,
    answer: reportSubscriptions,
    problems: ['not-found', 'item-unknown', 'market-unknown'],
  },
  saveMedskuSubscriptions: {
    summary: 'Saves the whole list of the MedSKU items that a company has',
    who: ['admin'],
    params: idParams,
    body: itemIds,
    answer: medskuSubscriptions,
    problems: ['not-found', 'item-unknown'],
  },
  saveMedskuDemos: {
    summary: 'Saves the whole list of the MedSKU demos that a company has',
    who: ['admin'],
    params: idParams,
    body: itemIds,
    answer: medskuSubscriptions,
    problems: ['not-found', 'item-unknown'],
  },
  savePtSubscriptions: {
    summary: 'Saves the whole list of the procedure-tracker items that a company has',
    who: ['admin'],
    params: idParams,
    body: itemIds,
    answer: ptSubscriptions,
    problems: ['not-found', 'item-unknown'],
  },
  savePtDemos: {
    summary: 'Saves the whole list of the procedure-tracker demos that a company has',
    who: ['admin'],
    params: idParams,
    body: itemIds,
    answer: ptSubscriptions,
    problems: ['not-found', 'item-unknown'],
  },
  saveSurveySubscriptions: {
    summary: 'Saves the whole list of the surveys that a company has',
    who: ['admin'],
    params: idParams,
    body: itemIds,
    answer: surveySubscriptions,
    problems: ['not-found', 'item-unknown'],
  },
  syncHeadquarter: {
    summary: 'Makes what a headquarter and its subsidiaries have of each other current',
    who: ['admin'],
    body: syncHeadquarterBody,
    answer: synced,
    problems: ['not-found', 'not-its-subsidiary'],
  },
  syncSubscriptions: {
    summary: 'Makes what every company has current',
    who: ['admin'],
    answer: synced,
    problems: [],
  },
});
