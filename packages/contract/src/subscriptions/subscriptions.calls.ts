import type { Call } from '../endpoint.ts';

export const subscriptionsCalls = {
  subscriptions: 'GET /subscriptions/company/{id}',
  medskuSubscriptions: 'GET /medsku/subscriptions/company/{id}',
  ptSubscriptions: 'GET /pt/subscriptions/company/{id}',
  surveySubscriptions: 'GET /survey/subscriptions/company/{id}',
  saveSubscriptions: 'POST /subscriptions/company/{id}',
  saveSamples: 'POST /subscriptions/sample/company/{id}',
  saveMedskuSubscriptions: 'POST /medsku/subscriptions/company/{id}',
  saveMedskuDemos: 'POST /medsku/subscriptions/demo/{id}',
  savePtSubscriptions: 'POST /pt/subscriptions/company/{id}',
  savePtDemos: 'POST /pt/subscriptions/demo/{id}',
  saveSurveySubscriptions: 'POST /survey/subscriptions/company/{id}',
  editionHolders: 'GET /subscriptions/item/{id}',
  subscribeMany: 'POST /subscriptions/item/{id}',
  syncHeadquarter: 'POST /subscriptions/syncHQ',
  syncSubscriptions: 'POST /subscriptions/sync',
} as const satisfies Record<string, Call>;
