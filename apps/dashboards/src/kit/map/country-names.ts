/** The names that the atlas and people use, by the name that the map shows. */
const otherNames: Record<string, readonly string[]> = {
  'United States': ['United States of America', 'USA', 'US', 'U.S.'],
  'United Kingdom': ['UK', 'Great Britain'],
  'South Korea': ['Korea', 'Republic of Korea', 'Korea, South'],
  'North Korea': ['Korea, North'],
  Türkiye: ['Turkey'],
  Czechia: ['Czech Republic'],
  'North Macedonia': ['Macedonia'],
  'Bosnia and Herzegovina': ['Bosnia and Herz.'],
  'Dominican Republic': ['Dominican Rep.'],
  'DR Congo': ['Dem. Rep. Congo', 'Democratic Republic of the Congo'],
  'Central African Republic': ['Central African Rep.'],
  'Equatorial Guinea': ['Eq. Guinea'],
  'South Sudan': ['S. Sudan'],
  'Western Sahara': ['W. Sahara'],
  Eswatini: ['eSwatini', 'Swaziland'],
  'Solomon Islands': ['Solomon Is.'],
  'Falkland Islands': ['Falkland Is.'],
  'Northern Cyprus': ['N. Cyprus'],
  'Ivory Coast': ["Côte d'Ivoire"],
  'United Arab Emirates': ['UAE'],
  Russia: ['Russian Federation'],
  Vietnam: ['Viet Nam'],
  'Hong Kong': ['Hong Kong SAR'],
  Macao: ['Macau'],
  Netherlands: ['The Netherlands'],
};

const known = new Map(
  Object.entries(otherNames).flatMap(([name, others]) => others.map((other) => [other.toLowerCase(), name])),
);

/** The map's name of a country. */
export function mapName(country: string): string {
  return known.get(country.trim().toLowerCase()) ?? country.trim();
}
