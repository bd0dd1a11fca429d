import { findCountry } from '@caliper/contract/dashboards/countries.ts';

/** The map's name of a country. Figures from before names were checked have other spellings. */
export function mapName(country: string): string {
  return findCountry(country) ?? country.trim();
}
