import { type Field, firm, force, market } from './field.ts';

export const cosmetic: Field = {
  categoryId: 4,
  name: 'aesthetic medicine',
  clinicians: 'dermatologists and plastic surgeons',
  settings: ['Dermatology practices', 'Plastic surgery clinics', 'Medical spas', 'Hospital outpatient units'],
  buyers: ['practice owners', 'medical spa chains', 'buying groups'],
  firms: [
    firm('Lunaire', 'France', 'fillers for fine lines'),
    firm('Juvenelle', 'United States', 'a neuromodulator and the loyalty scheme around it'),
    firm('Photonelle', 'Israel', 'lasers and energy platforms'),
    firm('Seora Aesthetic', 'South Korea', 'neuromodulators at half the price'),
    firm('Contour & Hale', 'United States', 'body shaping on lease'),
    firm('Dermalux Italia', 'Italy', 'skin boosters'),
  ],
  drivers: [
    force(
      5,
      'Younger first patients',
      'In {place} the first treatment with {market} comes at 28, seven years earlier than a decade ago.',
    ),
    force(
      4,
      'Medical spas',
      'Medical spas open faster than practices close, and buy {market} on subscription.',
    ),
    force(
      3,
      'Change after weight loss',
      'Weight loss by drugs leaves loose skin and hollow cheeks, and {clinicians} answer with {market}.',
    ),
    force(3, 'Men', 'One new patient in six in {region} is a man, twice as many as in 2018.'),
    force(2, 'Combined treatment', 'Plans of three products over a year have replaced the single syringe.'),
  ],
  limiters: [
    force(
      4,
      'Household income',
      'All is paid privately; {market} follow consumer confidence in {place} within weeks.',
    ),
    force(
      3,
      'Rules on who may inject',
      'Licensing rules tighten after complications, and {setting} have to hire.',
    ),
    force(3, 'Over-filled faces', 'Fashion has turned against volume, and syringes per visit fall.'),
    force(2, 'Grey imports', 'Parallel goods undercut {firm} and unsettle patients.'),
  ],
  swot: {
    strengths: [
      'A loyalty scheme with millions of members',
      'Injector training',
      'The longest safety record',
      'A platform with eight handpieces',
      'Strong brand',
    ],
    weaknesses: ['High price', 'Cold chain', 'Lease debts', 'Old body platform', 'Few male patients'],
    opportunities: [
      'Skin quality instead of volume',
      'Treatment after weight loss',
      'Liquid neuromodulators',
      'Spa chains',
      'Men',
    ],
    threats: ['Half-price entrants', 'Stricter licensing', 'A weak economy', 'Grey imports', 'Home devices'],
  },
  shifts: [
    'Skin quality has replaced volume as what patients ask for.',
    'Lease and pay-per-use have made lasers affordable to small practices, and second-hand prices fell.',
    'Neuromodulators have become a repeat purchase with the habits of one.',
  ],
  payment: [
    'Nothing is reimbursed but reconstruction; instalments and memberships take the place of insurance.',
    'Memberships bring a patient back three times a year instead of twice.',
    'Platforms are leased over four years, with consumables on top.',
  ],
  endpoints: [
    'Wrinkle score at four weeks',
    'Duration of effect in days',
    'Patient satisfaction at six months',
    'Adverse events per 1,000 syringes',
  ],
  abbreviations: {
    HA: 'hyaluronic acid',
    RF: 'radiofrequency',
    IPL: 'intense pulsed light',
    CaHA: 'calcium hydroxylapatite',
    GLP: 'glucagon-like peptide',
  },
  registries: ['Caliper aesthetic practice panel', 'Caliper medical spa survey', 'Caliper laser lease file'],
  subjects: [
    {
      title: 'Facial Aesthetics and Energy Devices',
      subCategoryId: 401,
      icon: 'Cosmo',
      about: 'Neuromodulators, fillers, lasers and body shaping, by type of practice and patient.',
      markets: [
        market('Neuromodulators', 'treatments', ['Glabellar', 'Full face', 'Other'], [138, 3600, 8.2, -1.4]),
        market(
          'Dermal Fillers',
          'syringes',
          ['Hyaluronic acid', 'Biostimulators', 'Skin boosters'],
          [162, 3900, 6.1, -1.7],
        ),
        market(
          'Lasers and Light',
          'systems',
          ['Hair removal', 'Resurfacing', 'Vascular'],
          [74000, 1750, 5.0, -2.2],
        ),
        market(
          'Skin Tightening and Body',
          'systems',
          ['Radiofrequency', 'Ultrasound', 'Cryolipolysis'],
          [61000, 1150, 4.2, -2.8],
        ),
      ],
      procedures: ['Neuromodulator treatments', 'Filler treatments', 'Laser treatments'],
      editions: { 'North America': [2026], 'Asia Pacific': [2026], 'Middle East': [2026], Europe: [2023] },
    },
  ],
};
