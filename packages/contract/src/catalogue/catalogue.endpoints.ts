import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { catalogueCalls as calls } from './catalogue.calls.ts';
import {
  catalogsQuery,
  cataloguePage,
  favoriteIds,
  favoriteParams,
  marketNames,
  medskuTree,
  pageQuery,
  ptTree,
  reportInfo,
  reportParams,
  reportTree,
  surveyTree,
} from './catalogue.schemas.ts';

export const catalogueEndpoints = {
  cataloguePage: defineEndpoint({
    call: calls.cataloguePage,
    summary: 'One page of a section, with the menus and regions that lead on from it',
    who: ['user'],
    query: pageQuery,
    answer: cataloguePage,
    problems: ['not-found'],
  }),
  catalogs: defineEndpoint({
    call: calls.catalogs,
    summary: 'All reports as a tree of categories; an admin may ask for the number of subscribers',
    who: ['user'],
    query: catalogsQuery,
    answer: reportTree,
    problems: [],
  }),
  medskuCatalogs: defineEndpoint({
    call: calls.medskuCatalogs,
    summary: 'All MedSKU items as a tree of categories',
    who: ['user'],
    answer: medskuTree,
    problems: [],
  }),
  ptCatalogs: defineEndpoint({
    call: calls.ptCatalogs,
    summary: 'All procedure-tracker items as a tree of categories',
    who: ['user'],
    answer: ptTree,
    problems: [],
  }),
  surveyCatalogs: defineEndpoint({
    call: calls.surveyCatalogs,
    summary: 'All surveys as a tree of categories',
    who: ['user'],
    answer: surveyTree,
    problems: [],
  }),
  addFavorite: defineEndpoint({
    call: calls.addFavorite,
    summary: 'Makes an item a favourite of the person who asks',
    who: ['user'],
    params: favoriteParams,
    answer: favoriteIds,
    problems: ['not-found'],
  }),
  removeFavorite: defineEndpoint({
    call: calls.removeFavorite,
    summary: 'Takes an item off the favourites of the person who asks',
    who: ['user'],
    params: favoriteParams,
    answer: favoriteIds,
    problems: [],
  }),
  reportInfo: defineEndpoint({
    call: calls.reportInfo,
    summary: 'What a report is called and where it is filed',
    who: ['user'],
    params: idParams,
    answer: reportInfo,
    problems: ['not-found'],
  }),
  reportMarkets: defineEndpoint({
    call: calls.reportMarkets,
    summary: 'The markets that a report covers',
    who: ['user'],
    params: reportParams,
    answer: marketNames,
    problems: ['not-found'],
  }),
};
