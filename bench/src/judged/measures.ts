import { type Found, gradeOf, type JudgedQuery } from './judged.ts';

const places = 5;

/** How good the first five are, from 0 to 1: what is right counts for more further up (nDCG with gains 3 and 1). */
export function ndcg(judged: JudgedQuery, results: readonly Found[], all: readonly Found[]): number {
  const best = grades(judged, all).sort((one, other) => other - one);
  const most = gain(best);
  return most === 0 ? Number(results.length === 0) : gain(grades(judged, results)) / most;
}

/** Whether nothing better could stand first. */
export function isFirstRight(judged: JudgedQuery, results: readonly Found[], all: readonly Found[]): boolean {
  const [first] = results;
  return first ? gradeOf(judged, first) === Math.max(1, ...grades(judged, all)) : false;
}

function grades(judged: JudgedQuery, list: readonly Found[]): number[] {
  return list.map((one) => gradeOf(judged, one));
}

function gain(grades: readonly number[]): number {
  return grades
    .slice(0, places)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}
