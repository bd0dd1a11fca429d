import type { Answer, Input } from '@caliper/contract/endpoints.ts';

export type Dashboard = Answer<'dashboard'>;
export type Question = Input<'askDashboard'>['body'];
export type Figures = Answer<'askDashboard'>;
export type FigureRow = Figures['rows'][number];
export type Values = readonly (number | null)[];
