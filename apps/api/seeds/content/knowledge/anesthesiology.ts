import { type Field, firm, force, market } from './field.ts';

export const anesthesiology: Field = {
  categoryId: 1,
  name: 'anesthesia, respiratory and sleep care',
  clinicians: 'anesthesiologists and respiratory therapists',
  settings: ['Operating theatres', 'Intensive care units', 'Sleep laboratories', 'Home care'],
  buyers: ['hospital investment committees', 'home-care providers', 'national health agencies'],
  firms: [
    firm('Aerion Respiratory', 'Australia', 'quiet sleep devices with an app'),
    firm('Breva Medical', 'Germany', 'anesthesia workstations'),
    firm('Coldstream Airway', 'United Kingdom', 'supraglottic airways and video laryngoscopes'),
    firm('Zephyrin Home', 'United States', 'portable oxygen'),
    firm('Ventura Critical', 'Switzerland', 'closed-loop ventilation'),
    firm('Fisherfield', 'New Zealand', 'humidified high flow'),
    firm('Minjiang Life', 'China', 'ventilators at tender prices'),
  ],
  drivers: [
    force(
      5,
      'Undiagnosed sleep apnea',
      'Four of five people with apnea in {place} do not know it; home tests by post bring them to {market} without a night in {setting}.',
    ),
    force(
      4,
      'High flow before ventilation',
      'Humidified high flow has become the first step on the ward and uses {market} by the day.',
    ),
    force(
      3,
      'Safer intubation',
      'Video laryngoscopy is the first choice in guidelines, and {buyer} equip every room.',
    ),
    force(
      3,
      'Oxygen at home',
      'Portable concentrators replace cylinders where payers in {region} count delivery costs.',
    ),
    force(
      2,
      'Low-flow anesthesia',
      'Less gas means less cost and less harm to the climate, and new workstations are bought for it.',
    ),
  ],
  limiters: [
    force(
      4,
      'A full stock of ventilators',
      'Purchases of 2020 still stand in {place}, and replacement of {market} starts late.',
    ),
    force(
      4,
      'Weight-loss drugs',
      'Drugs lower the severity of apnea, and payers wait before they renew {market}.',
    ),
    force(3, 'Recalls', 'The memory of a large recall makes {buyer} ask for foam, noise and particle data.'),
    force(
      2,
      'Adherence rules',
      'Payment stops when a device is not used for four hours a night, and a quarter is given back.',
    ),
  ],
  swot: {
    strengths: [
      'Data from millions of nights',
      'The quietest device',
      'Masks that fit at first',
      'Service in every hospital',
      'Own humidifier range',
    ],
    weaknesses: [
      'No workstation',
      'Dependent on one motor supplier',
      'Weak in hospitals',
      'Old ventilator platform',
      'High price of masks',
    ],
    opportunities: [
      'Tests by post',
      'High flow at home',
      'Resupply by subscription',
      'Video in every room',
      'Oxygen without cylinders',
    ],
    threats: [
      'Drugs against obesity',
      'Adherence rules',
      'Tender prices',
      'Implants for apnea',
      'Another recall',
    ],
  },
  shifts: [
    'Diagnosis has moved to the bedroom: seven of ten apnea tests in {region} are done at home.',
    'Ventilators are bought for the ward rather than for the unit, and have become smaller.',
    'Single-use video blades have ended the discussion about cleaning.',
    'Resupply of masks earns more than the device that started it.',
  ],
  payment: [
    'Sleep devices are rented for a year and then belong to the patient, on proof of use.',
    'Oxygen is paid by the month whatever the source, which favours concentrators.',
    'Intensive care is paid by day and ventilation hours.',
  ],
  endpoints: [
    'Apnea index at six months',
    'Hours of use per night',
    'First-pass intubation',
    'Days on ventilation',
    'Re-intubation at 72 hours',
  ],
  abbreviations: {
    CPAP: 'continuous positive airway pressure',
    HFNC: 'high-flow nasal cannula',
    NIV: 'non-invasive ventilation',
    OSA: 'obstructive sleep apnea',
    ICU: 'intensive care unit',
    POC: 'portable oxygen concentrator',
  },
  registries: ['Caliper sleep laboratory panel', 'Caliper ventilator census', 'Caliper home-care file'],
  subjects: [
    {
      title: 'Anesthesia, Respiratory and Sleep Devices',
      subCategoryId: 101,
      icon: 'OxygenTank',
      about: 'Workstations, ventilators, airways, high flow, oxygen and sleep therapy in one frame.',
      markets: [
        market(
          'Sleep Therapy',
          'devices and masks',
          ['Devices', 'Masks', 'Oral appliances'],
          [164, 6900, 6.0, -1.3],
        ),
        market(
          'Ventilators',
          'ventilators',
          ['Intensive care', 'Transport', 'Home'],
          [14800, 2400, 2.6, -1.7],
        ),
        market(
          'Airway Management',
          'airways',
          ['Supraglottic', 'Tubes', 'Video blades'],
          [16, 1900, 4.5, -1.2],
        ),
        market(
          'Anesthesia Workstations',
          'workstations',
          ['High end', 'Mid-range'],
          [41000, 1050, 3.3, -1.0],
        ),
        market('Oxygen Concentrators', 'concentrators', ['Portable', 'Stationary'], [920, 1750, 6.3, -2.0]),
      ],
      procedures: ['General anesthesia', 'Home sleep tests', 'Ventilated patients'],
      editions: { Global: [2026], 'North America': [2026, 2025] },
    },
  ],
};
