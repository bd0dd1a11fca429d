export { FigureAnswers } from './figure-answers.tsx';
export { figureAnswersQuery } from './figures.queries.ts';
