import { defineEndpoints } from '../endpoint.ts';
import { figuresCalls as calls } from './figures.calls.ts';
import {
  figureAnswers,
  figureAnswersBody,
  figuresList,
  figuresSheetBody,
  listFiguresBody,
} from './figures.schemas.ts';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const figuresEndpoints = defineEndpoints(calls, {
  figureAnswers: {
    summary: 'The figures that answer a question, each with its source',
    who: ['user'],
    does: 'read',
    body: figureAnswersBody,
    answer: figureAnswers,
    problems: [],
  },
  listFigures: {
    summary: 'All developments of a metric that the viewer may read, for a market, product or segment',
    who: ['user'],
    does: 'read',
    body: listFiguresBody,
    answer: figuresList,
    problems: [],
  },
  figuresSheet: {
    summary: 'Chosen developments side by side as a spreadsheet',
    who: ['user'],
    does: 'export',
    body: figuresSheetBody,
    file: spreadsheet,
    audited: { as: 'export', of: 'figures', what: 'figures side by side' },
    problems: ['not-found', 'files-quota'],
  },
});
