import type { LandRegion } from '../src/features/catalogue/region-map/land.ts';
import type { Country } from './atlas.ts';

/** ISO 3166-1 numeric codes, as the atlas has them. */
const codes: Record<LandRegion, string> = {
  'North America': '124 304 840',
  'Latin America': `032 044 068 076 084 152 170 188 192 214 218 222 238 320 328 332 340 388 484 558 591 600 604 630 740
    780 858 862`,
  Europe: `008 031 040 051 056 070 100 112 191 196 203 208 233 246 250 268 276 300 348 352 372 380 428 440 442 498 499
    528 578 616 620 642 643 688 703 705 724 752 756 804 807 826`,
  'Middle East': '275 364 368 376 400 414 422 512 634 682 760 784 792 887',
  Africa: `012 024 072 108 120 140 148 178 180 204 226 231 232 260 262 266 270 288 324 384 404 426 430 434 450 454 466
    478 504 508 516 562 566 624 646 686 694 706 710 716 728 729 732 748 768 788 800 818 834 854 894`,
  'Asia Pacific': `004 036 050 064 090 096 104 116 144 156 158 242 356 360 392 398 408 410 417 418 458 496 524 540 548
    554 586 598 608 626 704 762 764 795 860`,
};

/** Territories that the atlas draws without a code. */
const uncoded: Record<string, LandRegion> = {
  Kosovo: 'Europe',
  'N. Cyprus': 'Europe',
  Somaliland: 'Africa',
};

const antarctica = '010';

const regionOfCode = new Map(
  (Object.keys(codes) as LandRegion[]).flatMap((region) =>
    codes[region].split(/\s+/).map((code) => [code, region] as const),
  ),
);

/** The region a country is sold under, or null for land that no report is about. */
export function regionOfCountry({ id, properties }: Pick<Country, 'id' | 'properties'>): LandRegion | null {
  if (id === antarctica) return null;
  const name = properties?.name ?? '';
  const region = id === undefined ? uncoded[name] : regionOfCode.get(id);
  if (!region) throw new Error(`${name} (${id ?? 'no code'}) has no region. Give it one in countries.ts.`);
  return region;
}
