import { round } from '../model/rounding.ts';
import type { Random } from '../random.ts';
import type { Study } from '../study.ts';
import { capital } from '../writing/format.ts';
import { largestLands } from './lands.ts';

export interface Respondent {
  id: string;
  weight: number;
  country: string;
  specialty: string;
  institution: string;
}

/** How a panel is distributed; the last groups are too small for a careful reader to rely on. */
const countryWeights = [30, 22, 18, 14, 9, 3];
const specialtyWeights = [58, 17, 16, 9];
const institutionWeights = [30, 36, 22, 12];

export function respondentsOf(study: Study): Respondent[] {
  const random = study.chance('respondents');
  const countries = largestLands(study.report.region, countryWeights.length).map(({ country }) => country);
  const specialties = [
    capital(study.field.clinicians),
    'Heads of department',
    'Purchasing managers',
    'Nurses and assistants',
  ];
  return Array.from({ length: random.whole(170, 290) }, (_, index) => ({
    id: `R${String(index + 1).padStart(4, '0')}`,
    weight: round(random.between(0.6, 1.7), 2),
    country: weighted(random, countries, countryWeights),
    specialty: weighted(random, specialties, specialtyWeights),
    institution: weighted(random, study.field.settings, institutionWeights),
  }));
}

/** Picks one by weight. */
export function weighted<T>(random: Random, from: readonly T[], weights: readonly number[]): T {
  const used = from.map((_, index) => weights[index] ?? 0);
  let left = random.next() * used.reduce((all, one) => all + one, 0);
  const index = used.findIndex((one) => {
    left -= one;
    return left < 0;
  });
  return from[Math.max(0, index)] as T;
}
