import { type Field, firm, force, market } from './field.ts';

export const diabetes: Field = {
  categoryId: 6,
  name: 'diabetes care',
  clinicians: 'diabetologists and primary care physicians',
  settings: ['Diabetes clinics', 'Primary care', 'Pharmacies', 'Home'],
  buyers: ['health insurers', 'pharmacy benefit managers', 'national formularies'],
  firms: [
    firm('Glykana', 'United States', 'sensors worn for fifteen days'),
    firm('Insulis', 'Denmark', 'pens with memory'),
    firm('Patchwell', 'United States', 'tubeless pumps'),
    firm('Betacircle', 'Sweden', 'dosing software'),
    firm('Sanguine Labs', 'Germany', 'strips and meters'),
    firm('Hainan Biosense', 'China', 'sensors at a third of the price'),
  ],
  drivers: [
    force(
      5,
      'Sensors for type 2',
      'Coverage in {place} has reached people on basal insulin, who are four times as many as those on pumps.',
    ),
    force(
      4,
      'Closed loop',
      'Pump, sensor and software from two or three makers work together, and time in range rises by a tenth.',
    ),
    force(
      4,
      'Prevalence',
      'One adult in nine in {region} has diabetes, and half of them take part in regular care.',
    ),
    force(
      3,
      'Pharmacy channel',
      '{market} collected at the pharmacy need no form; {buyer} save the distributor.',
    ),
    force(
      2,
      'Sensors without prescription',
      'People without diabetes try sensors for a month, and some {clinicians} welcome it.',
    ),
  ],
  limiters: [
    force(
      4,
      'Drugs that delay insulin',
      'New drugs keep people in {place} off insulin for years, and {market} for insulin wait with them.',
    ),
    force(
      4,
      'Price of sensors',
      'Tenders have cut the price per day by a third, and {firm} answers with a longer life.',
    ),
    force(3, 'Loss of strips', 'Each new sensor user buys a tenth of the strips of before.'),
    force(2, 'Skin reactions', 'Adhesives end the use of {market} for one user in twelve.'),
  ],
  swot: {
    strengths: [
      'The most accurate sensor',
      'Open loop partners',
      'Pharmacy coverage',
      'Large own factory',
      'App used daily',
    ],
    weaknesses: ['No pump', 'Adhesive complaints', 'Warm-up of an hour', 'Strips in decline', 'One plant'],
    opportunities: [
      'Type 2 on basal insulin',
      'Hospital use',
      'Sensors for ketones too',
      'Tenders by time in range',
      'Pens that connect',
    ],
    threats: [
      'Sensors at a third of the price',
      'Weekly insulin',
      'Weight-loss drugs',
      'Tenders',
      'Watch makers',
    ],
  },
  shifts: [
    'The sensor has become the meter; strips serve as a reserve.',
    'Tubeless pumps win new users from injections rather than from other pumps.',
    'Payers in {region} have begun to contract on time in range.',
  ],
  payment: [
    'Sensors are paid in full for intensive insulin and in part for others.',
    'Pumps are paid over four years; tubeless ones by the month at the pharmacy.',
    'Strips are capped to a number per day.',
  ],
  endpoints: [
    'Time in range at six months',
    'Change of HbA1c',
    'Severe lows per year',
    'Sensor survival to day fourteen',
  ],
  abbreviations: {
    CGM: 'continuous glucose monitoring',
    BGM: 'blood glucose meter',
    AID: 'automated insulin delivery',
    MARD: 'mean absolute relative difference',
    TIR: 'time in range',
  },
  registries: ['Caliper diabetes pharmacy panel', 'Caliper clinic survey', 'Caliper payer file'],
  subjects: [
    {
      title: 'Glucose Monitoring and Insulin Delivery',
      subCategoryId: 601,
      icon: 'Diabetes',
      about: 'Sensors, pumps, pens and strips: who is covered, who switches and what a day costs.',
      markets: [
        market(
          'Glucose Sensors',
          'sensors',
          ['Fourteen days and more', 'Ten days', 'Implantable'],
          [58, 11900, 12.9, -4.1],
        ),
        market('Insulin Pumps', 'pumps', ['Tubeless', 'Tubed', 'Simplified patch'], [2350, 5300, 8.4, -1.6]),
        market('Insulin Pens', 'pens', ['Disposable', 'Reusable', 'Connected'], [9.8, 3400, 2.9, -0.8]),
        market('Test Strips', 'boxes of 50', ['Branded', 'Store brand'], [14.5, 4800, -5.4, -2.0]),
      ],
      procedures: ['People on sensors', 'People on pumps', 'New insulin starts'],
      editions: { Global: [2026, 2025], 'Latin America': [2026] },
    },
  ],
};
