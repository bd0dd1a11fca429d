import type { Finding } from '@caliper/contract/problem.ts';
import type { Correction } from './correction.ts';

/** Every correction is told: one that was made for another package asks for a look. */
export function correctionFinding(correction: Correction, file: string): Finding {
  const { place, read, leftOut, again } = correction;
  const excerpt = read?.caption ?? '';
  const what = partsOf(correction).join(', ');
  if (!place)
    return {
      file: '',
      excerpt,
      message: `A correction found nothing with its caption and heading: ${what}.`,
      remedy: 'Make it again where it is needed, and take this one back.',
    };
  const head = { file, excerpt, ...(!leftOut && { block: place.block }) };
  if (!again) return { ...head, message: `Put right here: ${what}.` };
  const remedy = 'See whether it still holds; take it back if not.';
  return { ...head, message: `Put right as in the package before: ${what}.`, remedy, weight: 'look' };
}

function partsOf({ caption, headRows, unit, leftOut }: Correction): string[] {
  if (leftOut) return ['left out'];
  return [
    ...(caption === undefined ? [] : ['caption']),
    ...(headRows === undefined ? [] : [headRows === 1 ? '1 head row' : `${headRows} head rows`]),
    ...(unit === undefined ? [] : [unit === '' ? 'no unit' : `unit ${unit}`]),
  ];
}
