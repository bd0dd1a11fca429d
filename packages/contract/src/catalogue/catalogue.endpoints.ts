import { defineEndpoints } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { catalogueCalls as calls } from './catalogue.calls.ts';
import {
  catalogsQuery,
  cataloguePage,
  demoProgress,
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

export const catalogueEndpoints = defineEndpoints(calls, {
  cataloguePage: {
    summary: 'One page of a section, with the menus and regions that lead on from it',
    who: ['user'],
    query: pageQuery,
    answer: cataloguePage,
    problems: ['not-found'],
  },
  demoProgress: {
    summary: 'How far the demo content of an installation is loaded; null if none is being loaded',
    who: ['user'],
    answer: demoProgress,
    problems: [],
  },
  catalogs: {
    summary: 'All reports as a tree of categories; an admin may ask for the number of subscribers',
    who: ['user'],
    query: catalogsQuery,
    answer: reportTree,
    problems: [],
  },
  medskuCatalogs: {
    summary: 'All MedSKU items as a tree of categories; an admin may ask for the number of subscribers',
    who: ['user'],
    query: catalogsQuery,
    answer: medskuTree,
    problems: [],
  },
  ptCatalogs: {
    summary:
      'All procedure-tracker items as a tree of categories; an admin may ask for the number of subscribers',
    who: ['user'],
    query: catalogsQuery,
    answer: ptTree,
    problems: [],
  },
  surveyCatalogs: {
    summary: 'All surveys as a tree of categories; an admin may ask for the number of subscribers',
    who: ['user'],
    query: catalogsQuery,
    answer: surveyTree,
    problems: [],
  },
  addFavorite: {
    summary: 'Makes an item a favourite of the person who asks',
    who: ['user'],
    params: favoriteParams,
    answer: favoriteIds,
    problems: ['not-found'],
  },
  removeFavorite: {
    summary: 'Takes an item off the favourites of the person who asks',
    who: ['user'],
    params: favoriteParams,
    answer: favoriteIds,
    problems: [],
  },
  reportInfo: {
    summary: 'What a report is called and where it is filed',
    who: ['user'],
    params: idParams,
    answer: reportInfo,
    problems: ['not-found'],
  },
  reportMarkets: {
    summary: 'The markets that a report covers',
    who: ['user'],
    params: reportParams,
    answer: marketNames,
    problems: ['not-found'],
  },
});
