import type { Call } from '../endpoint.ts';

export const figuresCalls = {
  figureAnswers: 'POST /figures/answers',
  listFigures: 'POST /figures/list',
  figuresSheet: 'POST /figures/sheet',
} as const satisfies Record<string, Call>;
