import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { asked } from '../../lib/api/asked.ts';
import { keptForAnHour } from '../../lib/api/query-client.ts';

export type FigureAnswersAnswer = Answer<'figureAnswers'>;
export type FigureAnswer = FigureAnswersAnswer['answers'][number];
export type Series = Answer<'listFigures'>['series'][number];
export type Point = Series['points'][number];
export type FiguresChoice = Input<'listFigures'>['body'];

export function figureAnswersQuery(query: string) {
  return queryOptions({
    ...asked(['figures', 'answers', query], 'figureAnswers', { body: { query } }),
    gcTime: keptForAnHour,
    retry: false,
  });
}

export function figuresQuery(choice: FiguresChoice) {
  return queryOptions({
    ...asked(['figures', 'list', choice], 'listFigures', { body: choice }),
    gcTime: keptForAnHour,
  });
}
