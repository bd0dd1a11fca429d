/** The countries of ISO 3166 and those that the map draws besides, by the name that dashboards show. */
const plain = `Afghanistan; Albania; Algeria; American Samoa; Andorra; Angola; Anguilla; Antarctica; Argentina; Armenia;
  Aruba; Australia; Austria; Azerbaijan; Bahrain; Bangladesh; Barbados; Belarus; Belgium; Belize; Benin; Bermuda; Bhutan;
  Botswana; Bouvet Island; Brazil; Bulgaria; Burkina Faso; Burundi; Cambodia; Cameroon; Canada; Chad; Chile; China;
  Christmas Island; Colombia; Comoros; Costa Rica; Croatia; Cuba; Curaçao; Cyprus; Denmark; Djibouti; Dominica; Ecuador;
  Egypt; El Salvador; Eritrea; Estonia; Ethiopia; Fiji; Finland; France; French Guiana; Gabon; Georgia; Germany; Ghana;
  Gibraltar; Greece; Greenland; Grenada; Guadeloupe; Guam; Guatemala; Guernsey; Guinea; Guinea-Bissau; Guyana; Haiti;
  Honduras; Hungary; Iceland; India; Indonesia; Iraq; Ireland; Isle of Man; Israel; Italy; Jamaica; Japan; Jersey; Jordan;
  Kazakhstan; Kenya; Kiribati; Kosovo; Kuwait; Latvia; Lebanon; Lesotho; Liberia; Liechtenstein; Lithuania; Luxembourg;
  Madagascar; Malawi; Malaysia; Maldives; Mali; Malta; Martinique; Mauritania; Mauritius; Mayotte; Mexico; Monaco;
  Mongolia; Montenegro; Montserrat; Morocco; Mozambique; Namibia; Nauru; Nepal; New Caledonia; New Zealand; Nicaragua;
  Niger; Nigeria; Niue; Norfolk Island; Norway; Oman; Pakistan; Palau; Panama; Papua New Guinea; Paraguay; Peru;
  Philippines; Poland; Portugal; Puerto Rico; Qatar; Romania; Rwanda; Samoa; San Marino; Saudi Arabia; Senegal; Serbia;
  Seychelles; Siachen Glacier; Sierra Leone; Singapore; Slovenia; Somalia; Somaliland; South Africa; Spain; Sri Lanka;
  Sudan; Suriname; Sweden; Switzerland; Tajikistan; Thailand; Togo; Tokelau; Tonga; Trinidad and Tobago; Tunisia;
  Turkmenistan; Tuvalu; Uganda; Ukraine; Uruguay; Uzbekistan; Vanuatu; Yemen; Zambia; Zimbabwe`;

/** Those with names besides: the official one, and what the atlas and people write. Accents, dots and commas do not count. */
const otherNames: Record<string, string> = {
  'Antigua and Barbuda': 'Antigua and Barb',
  'Ashmore and Cartier Islands': 'Ashmore and Cartier Is',
  'Australian Indian Ocean Territories': 'Indian Ocean Ter',
  Bahamas: 'Commonwealth of the Bahamas',
  Bolivia: 'Plurinational State of Bolivia; Bolivia Plurinational State of',
  'Bosnia and Herzegovina': 'Bosnia and Herz; Bosnia; Bosnia-Herzegovina',
  'British Indian Ocean Territory': 'Br Indian Ocean Ter; Chagos',
  'British Virgin Islands': 'British Virgin Is; Virgin Islands British',
  Brunei: 'Brunei Darussalam',
  'Cabo Verde': 'Cape Verde',
  'Caribbean Netherlands': 'Bonaire Sint Eustatius and Saba',
  'Cayman Islands': 'Cayman Is',
  'Central African Republic': 'Central African Rep',
  'Cocos Islands': 'Cocos Keeling Islands; Keeling Islands',
  Congo: 'Republic of the Congo; Congo Republic of the; Congo Brazzaville; Congo Republic',
  'Cook Islands': 'Cook Is',
  Czechia: 'Czech Republic; Czech Rep',
  'DR Congo':
    'Dem Rep Congo; Democratic Republic of the Congo; Congo Democratic Republic of the; Congo The Democratic Republic of the; Congo Kinshasa; DRC',
  'Dominican Republic': 'Dominican Rep',
  'Equatorial Guinea': 'Eq Guinea',
  Eswatini: 'Swaziland',
  'Falkland Islands': 'Falkland Is; Falkland Islands Malvinas',
  'Faroe Islands': 'Faeroe Is; Faeroe Islands; Faroes',
  'French Polynesia': 'Fr Polynesia',
  'French Southern Territories': 'Fr S Antarctic Lands',
  Gambia: 'Republic of the Gambia',
  'Heard and McDonald Islands': 'Heard I and McDonald Is; Heard Island and McDonald Islands',
  'Hong Kong': 'Hong Kong SAR; Hong Kong SAR China; Hong Kong China; China Hong Kong SAR',
  Iran: 'Iran Islamic Republic of; Islamic Republic of Iran',
  'Ivory Coast': "Côte d'Ivoire",
  Kyrgyzstan: 'Kyrgyz Republic',
  Laos: "Lao People's Democratic Republic; Lao PDR",
  Libya: 'Libyan Arab Jamahiriya',
  Macao: 'Macau; Macao SAR; Macao SAR China; Macau SAR',
  'Marshall Islands': 'Marshall Is',
  Micronesia: 'Micronesia Federated States of; Federated States of Micronesia',
  Moldova: 'Moldova Republic of; Republic of Moldova',
  Myanmar: 'Burma; Myanmar Burma',
  Netherlands: 'Holland; Netherlands Kingdom of the',
  'North Korea':
    "Korea North; Democratic People's Republic of Korea; Korea Democratic People's Republic of; DPRK",
  'North Macedonia': 'Macedonia; Macedonia FYR; FYROM; Republic of North Macedonia',
  'Northern Cyprus': 'N Cyprus',
  'Northern Mariana Islands': 'N Mariana Is',
  Palestine: 'Palestinian Territories; State of Palestine; Palestine State of; West Bank and Gaza',
  'Pitcairn Islands': 'Pitcairn; Pitcairn Is',
  Réunion: 'La Réunion',
  Russia: 'Russian Federation',
  'Saint Barthélemy': 'St-Barthélemy',
  'Saint Helena': 'Saint Helena Ascension and Tristan da Cunha',
  'Saint Kitts and Nevis': 'St Kitts',
  'Saint Lucia': 'St Lucia',
  'Saint Martin': 'St-Martin; Saint Martin French part',
  'Saint Pierre and Miquelon': 'St Pierre and Miquelon',
  'Saint Vincent and the Grenadines': 'St Vin and Gren; Saint Vincent and Grenadines',
  'Sint Maarten': 'Sint Maarten Dutch part',
  Slovakia: 'Slovak Republic',
  'Solomon Islands': 'Solomon Is',
  'South Georgia and the South Sandwich Islands':
    'S Geo and the Is; South Georgia and South Sandwich Islands; South Georgia',
  'South Korea': 'Korea; Republic of Korea; Korea Republic of; Korea South; Korea Rep',
  'South Sudan': 'S Sudan',
  'Svalbard and Jan Mayen': 'Svalbard',
  'São Tomé and Príncipe': 'São Tomé and Principe',
  Syria: 'Syrian Arab Republic',
  Taiwan: 'Taiwan Province of China; Taiwan China; Chinese Taipei; Taiwan ROC',
  Tanzania: 'Tanzania United Republic of; United Republic of Tanzania',
  'Timor-Leste': 'East Timor',
  'Turks and Caicos Islands': 'Turks and Caicos Is',
  Türkiye: 'Turkey; Republic of Türkiye',
  'U.S. Outlying Islands': 'United States Minor Outlying Islands; US Minor Outlying Islands',
  'U.S. Virgin Islands': 'US Virgin Is; Virgin Islands US; United States Virgin Islands',
  'United Arab Emirates': 'UAE; Emirates',
  'United Kingdom':
    'UK; GB; Great Britain; Britain; United Kingdom of Great Britain and Northern Ireland; UK of Great Britain and Northern Ireland',
  'United States': 'United States of America; USA; US',
  'Vatican City': 'Vatican; Holy See; Holy See Vatican City State',
  Venezuela: 'Venezuela Bolivarian Republic of; Bolivarian Republic of Venezuela',
  Vietnam: 'Viet Nam',
  'Wallis and Futuna': 'Wallis and Futuna Is',
  'Western Sahara': 'W Sahara',
  'Åland Islands': 'Åland',
};

/** A name reduced to what counts, so that 'U.S.A.', 'Usa' and 'The USA' are equal. */
export function foldName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[.'’`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the | the$/g, '')
    .replace(/^st /, 'saint ');
}

const namesOf: readonly (readonly [string, readonly string[]])[] = [
  ...plain.split(/;\s+/).map((name) => [name, []] as const),
  ...Object.entries(otherNames).map(([name, others]) => [name, others.split('; ')] as const),
];

/** Every spelling, folded, with the name that is shown. */
export const countryNames: ReadonlyMap<string, string> = new Map(
  namesOf.flatMap(([name, others]) => [name, ...others].map((one) => [foldName(one), name])),
);

/** The name that is shown for a country, or undefined if it is not known. */
export function findCountry(text: string): string | undefined {
  return countryNames.get(foldName(text));
}
