import { type Field, firm, force, market } from './field.ts';

export const wounds: Field = {
  categoryId: 21,
  name: 'wound care',
  clinicians: 'wound nurses and surgeons',
  settings: ['Acute hospitals', 'Wound clinics', 'Nursing homes', 'Home care'],
  buyers: ['community health trusts', 'nursing-home chains', 'hospital purchasing groups'],
  firms: [
    firm('Mendwell', 'United Kingdom', 'foams that stay on for a week'),
    firm('Salvia Wound', 'Germany', 'silver and its successors'),
    firm('Restorell Therapy', 'United States', 'negative pressure in every size'),
    firm('Havn Surfaces', 'Denmark', 'mattresses on rental'),
    firm('Dermagenix', 'United States', 'skin substitutes'),
    firm('Cotonnier', 'France', 'dressings for community care'),
    firm('Pinewood Bandage', 'Canada', 'compression in two layers'),
  ],
  drivers: [
    force(
      5,
      'Diabetes and vascular disease',
      'Foot and leg ulcers in {place} rise with diabetes, and each ulcer is treated for months.',
    ),
    force(
      4,
      'Care at home',
      'Patients leave hospital with the wound open; {outside} prefer {market} that a visiting nurse changes twice a week.',
    ),
    force(
      4,
      'Prevention in hospital',
      'Pressure injuries count as errors and are not paid; {buyer} spend on {market} before the injury.',
    ),
    force(
      3,
      'Shortage of nurses',
      'A dressing that lasts a day longer saves a visit, which is worth more than the dressing.',
    ),
    force(
      2,
      'Biofilm',
      'The idea that biofilm stalls healing has opened a class of {market} between cleaning and antibiotics.',
    ),
  ],
  limiters: [
    force(
      5,
      'Coverage rules for skin substitutes',
      'Payers have cut the list of covered products and the fee per square centimetre at once.',
    ),
    force(
      3,
      'Generic dressings',
      'Foams without a brand take {place} by tender, and {clinicians} see little difference.',
    ),
    force(
      3,
      'Thin evidence',
      'Few trials last until the wound is closed, and guidelines for {market} stay vague.',
    ),
    force(2, 'Rental returns', 'Pumps and surfaces come back late or not at all from {setting}.'),
  ],
  swot: {
    strengths: [
      'A dressing for each stage',
      'Rental fleet with tracking',
      'Nurse training on the ward',
      'Own foam line',
      'Contracts with the large homes',
    ],
    weaknesses: [
      'No skin substitute',
      'Silver under scrutiny',
      'Old pump generation',
      'Weak in pharmacies',
      'Costly logistics',
    ],
    opportunities: [
      'Prevention bundles',
      'Single-use pumps at discharge',
      'Photo follow-up by software',
      'Home-care chains',
      'Foot clinics',
    ],
    threats: [
      'Coverage cuts',
      'Generic foam',
      'Cotton and polymer prices',
      'Antimicrobial rules',
      'Homes that close beds',
    ],
  },
  shifts: [
    'Negative pressure has become small and single-use, and leaves the hospital with the patient.',
    'The market for skin substitutes grew on fees rather than on evidence, and is now being cut to size.',
    'Photographs and software measure the wound better than a ruler, and payers ask for them.',
    'Prevention has a budget of its own for the first time.',
  ],
  payment: [
    'Dressings are paid from a daily rate in homes and by item in the community, and makers sell the same foam in two packs.',
    'Negative pressure is rented by the day; single-use pumps are paid as a kit.',
    'Skin substitutes are paid by area, and the fee is under review.',
  ],
  endpoints: [
    'Wounds closed at twelve weeks',
    'Pressure injuries per 1,000 bed days',
    'Days between changes',
    'Pain at change',
    'Infections at thirty days',
  ],
  abbreviations: {
    NPWT: 'negative pressure wound therapy',
    DFU: 'diabetic foot ulcer',
    VLU: 'venous leg ulcer',
    CTP: 'cellular and tissue-based product',
    SSI: 'surgical site infection',
  },
  registries: ['Caliper wound clinic panel', 'Caliper community pharmacy file', 'Caliper rental census'],
  subjects: [
    {
      title: 'Advanced Wound Dressings and Therapy',
      subCategoryId: 2102,
      icon: 'Bandage',
      about: 'Foams, antimicrobials, negative pressure and skin substitutes, from hospital to home.',
      markets: [
        market(
          'Advanced Dressings',
          'dressings',
          ['Foam', 'Alginate and fibre', 'Antimicrobial'],
          [5.9, 4600, 4.3, -0.9],
        ),
        market(
          'Negative Pressure Therapy',
          'therapy days',
          ['Rental', 'Single-use', 'Instillation'],
          [58, 2300, 5.2, -1.8],
        ),
        market('Skin Substitutes', 'grafts', ['Amniotic', 'Cellular', 'Acellular'], [1450, 1900, 3.4, -4.1]),
        market('Compression', 'kits', ['Two layer', 'Four layer', 'Wraps'], [24, 780, 4.0, -0.6]),
      ],
      procedures: ['Treated diabetic foot ulcers', 'Treated venous leg ulcers', 'Treated pressure injuries'],
      editions: { 'North America': [2026], Europe: [2026, 2025] },
    },
    {
      title: 'Therapeutic Support Surfaces',
      subCategoryId: 2101,
      icon: 'Bed',
      about: 'Mattresses, overlays and beds, bought and rented, in hospital, home and nursing home.',
      markets: [
        market(
          'Powered Surfaces',
          'surfaces',
          ['Low air loss', 'Alternating', 'Fluidised'],
          [3900, 980, 4.4, -1.2],
        ),
        market('Foam Surfaces', 'surfaces', ['Hybrid', 'Viscoelastic', 'Static'], [420, 760, 3.6, -0.9]),
        market('Surface Rental', 'rental days', ['Acute', 'Home'], [17.5, 640, 2.8, -1.4]),
      ],
      procedures: ['Patients on powered surfaces', 'Rental episodes'],
      editions: { Europe: [2024], 'Latin America': [2025] },
    },
  ],
};
