import { type Field, firm, force, market } from './field.ts';

export const audiology: Field = {
  categoryId: 2,
  name: 'hearing care',
  clinicians: 'audiologists',
  settings: ['Hearing-aid shops', 'ENT clinics', 'Implant centres', 'Online channels'],
  buyers: ['retail chains', 'national health services', 'implant centre networks'],
  firms: [
    firm('Resonance Hearing', 'Denmark', 'sound processing that learns'),
    firm('Aurelle', 'Switzerland', 'rechargeable aids and its own shops'),
    firm('Tympana', 'Austria', 'cochlear implants with thin arrays'),
    firm('Earnest Audio', 'United States', 'aids without prescription'),
    firm('Koala Bionics', 'Australia', 'implant sound processors'),
    firm('Hearwell Retail', 'Netherlands', 'private labels'),
  ],
  drivers: [
    force(
      5,
      'Untreated hearing loss',
      'Only a third of those in {place} who would gain from {market} have them; each point of adoption is worth a year of growth.',
    ),
    force(
      4,
      'Links between hearing and memory',
      'Studies on memory bring people ten years earlier to {setting}.',
    ),
    force(
      3,
      'Rechargeable and connected',
      'Charging and streaming have shortened the replacement cycle of {market} to four years.',
    ),
    force(
      3,
      'Sale without prescription',
      'Simple aids open the door; one buyer in five moves on to fitted {market}.',
    ),
    force(
      2,
      'Second implants',
      'Both ears are treated in children in {region} as a rule, and in adults more often.',
    ),
  ],
  limiters: [
    force(
      4,
      'Fixed contribution of payers',
      'The contribution has not risen for years in {place}, and private labels fill the gap.',
    ),
    force(3, 'Stigma', 'People wait seven years from the first doubt to the first visit.'),
    force(3, 'Few fitters', 'The number of {clinicians} grows slower than the number of people past 65.'),
    force(2, 'Return rates', 'Aids sold without a fitting come back in one case of five.'),
  ],
  swot: {
    strengths: [
      'Own shops',
      'The smallest rechargeable aid',
      'A fitting app',
      'Loyal implant centres',
      'Long battery life',
    ],
    weaknesses: [
      'Conflict between shops and dealers',
      'No implant',
      'Late with Bluetooth audio',
      'Costly repairs',
      'Few sizes',
    ],
    opportunities: [
      'Insurers that contract directly',
      'Tests in pharmacies',
      'Implants for older adults',
      'Earbuds with a hearing mode',
      'Subscriptions',
    ],
    threats: [
      'Private labels',
      'Consumer electronics',
      'Fixed contributions',
      'Chip supply',
      'Online fitting',
    ],
  },
  shifts: [
    'Retail decides: the three largest chains in {region} sell half of all aids and choose the brands.',
    'Sound processing now separates speech from noise on the device itself.',
    'Implant criteria have widened to one-sided deafness.',
  ],
  payment: [
    'A fixed sum per ear every five years; what is above is paid by the person.',
    'Implants are paid in full by case, with a limit on the number of centres.',
    'Aids without prescription are paid by the person alone.',
  ],
  endpoints: [
    'Speech in noise at six months',
    'Hours of wear per day',
    'Quality of life',
    'Residual hearing at one year',
  ],
  abbreviations: {
    BTE: 'behind the ear',
    RIC: 'receiver in canal',
    OTC: 'over the counter',
    CI: 'cochlear implant',
    SNR: 'signal-to-noise ratio',
  },
  registries: ['Caliper hearing retail panel', 'Caliper implant centre survey', 'Caliper fitting file'],
  subjects: [
    {
      title: 'Hearing Aids and Implants',
      subCategoryId: 201,
      icon: 'Ear',
      about: 'Fitted and over-the-counter aids, cochlear and bone-anchored implants, by channel.',
      markets: [
        market(
          'Hearing Aids',
          'aids',
          ['Receiver in canal', 'Behind the ear', 'In the ear'],
          [420, 7900, 4.9, -1.5],
        ),
        market('Cochlear Implants', 'implants', ['Adult', 'Paediatric'], [19800, 2100, 7.8, -0.9]),
        market(
          'Bone-Anchored Devices',
          'devices',
          ['Percutaneous', 'Transcutaneous'],
          [4700, 410, 6.9, -0.8],
        ),
        market('Over-the-Counter Aids', 'pairs', ['Self-fitting', 'Preset'], [390, 460, 12.5, -3.6]),
      ],
      procedures: ['First hearing-aid fittings', 'Cochlear implantation', 'Bone-anchored implantation'],
      editions: { Europe: [2026], 'North America': [2026], Global: [2025] },
    },
  ],
};
