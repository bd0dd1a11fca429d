import type { SeedSize } from '../seed.ts';
import { type DemoReport, demoReports } from './plan.ts';

export interface DemoRecommendations {
  report: DemoReport;
  recommended: DemoReport[];
}

/** What an editor would recommend with a report: the same devices elsewhere, then what the same buyers read. */
export function demoRecommendations(size: SeedSize): DemoRecommendations[] {
  const newest = demoReports(size).filter(isNewest);
  return newest.map((report) => ({ report, recommended: chosenFor(report, newest) }));
}

function chosenFor(report: DemoReport, all: DemoReport[]): DemoReport[] {
  const others = all.filter((one) => one !== report);
  const elsewhere = others.filter(({ title }) => title === report.title);
  const near = others
    .filter(({ title, categoryId }) => title !== report.title && categoryId === report.categoryId)
    .toSorted((a, b) => nearness(b, report) - nearness(a, report));
  const perTitle = near.filter((one, index) => near.findIndex(({ title }) => title === one.title) === index);
  return [...elsewhere.slice(0, 1), ...perTitle.slice(0, 3)];
}

function nearness(one: DemoReport, report: DemoReport): number {
  return Number(one.subCategoryId === report.subCategoryId) * 2 + Number(one.region === report.region);
}

/** Only the newest editions are recommended. */
function isNewest({ title, region, year }: DemoReport, _: number, all: DemoReport[]): boolean {
  return !all.some((one) => one.title === title && one.region === region && one.year > year);
}
