import { slugOf } from './slug.ts';

export interface SubCategory {
  subCategoryId: number;
  text: string;
  url: string;
}

export interface Category {
  categoryId: number;
  text: string;
  url: string;
  subCategories: readonly SubCategory[];
}

/** Ids are stored with the items filed under them: they never change and are never reused. */
function category(categoryId: number, text: string, subCategories: Record<number, string> = {}): Category {
  return {
    categoryId,
    text,
    url: slugOf(text),
    subCategories: Object.entries(subCategories).map(([id, name]) => ({
      subCategoryId: Number(id),
      text: name,
      url: slugOf(name),
    })),
  };
}

export const categories: readonly Category[] = [
  category(1, 'Anesthesiology', { 101: 'Anesthesiology, Respiratory, and Sleep Management Devices' }),
  category(2, 'Audiology / Hearing Devices', { 201: 'Hearing Devices' }),
  category(3, 'Cardiovascular', {
    301: 'Cardiac Rhythm Management',
    302: 'Cardiac Surgery',
    303: 'Custom Projects and Consulting',
    304: 'Interventional Cardiology',
    305: 'Peripheral Vascular',
    306: 'Vascular Access',
  }),
  category(4, 'Cosmetic Surgery', { 401: 'Facial Aesthetics and Lasers' }),
  category(5, 'Dental', {
    501: 'Bone Graft Substitutes',
    502: 'Hygiene',
    503: 'Imaging',
    504: 'Implants',
    505: 'Lasers',
    506: 'Materials',
    507: 'Operatory Equipment',
    508: 'Overdentures',
    509: 'Prosthetics and CAD/CAM',
    510: 'Dentures',
    511: 'Orthodontics',
    512: 'Endodontics',
  }),
  category(6, 'Diabetes', { 601: 'Diabetes' }),
  category(7, 'Diagnostics', {
    701: 'Digital Radiography',
    702: 'Image Guided Surgery',
    703: 'Immuno Assay Devices',
    704: 'In Vitro Diagnostics',
    705: 'MR/CT/Nuclear Medicine',
    706: 'Medical Imaging',
    707: 'Oncology',
    708: 'Patient Monitoring',
    709: 'Retinal Screening Devices',
    710: 'Ultrasound Imaging',
    711: 'Other',
  }),
  category(8, 'Dialysis'),
  category(9, 'Emergency Room'),
  category(10, 'Endoscopy', {
    1001: 'Bioresorbable Screws',
    1002: 'Breast Tissue Repair',
    1003: 'Endoscopic Devices',
    1004: 'ENT and Bronchoscopic Devices',
    1005: 'Gastrointestinal Devices',
    1006: 'Laparoscopic Morcellators',
    1007: 'Laparoscopy',
    1008: 'Robotics and Navigation',
    1009: 'Surgical Navigation Systems and Robotics',
    1010: 'Sterilization',
  }),
  category(11, 'Infusion Therapy'),
  category(12, 'Neurology'),
  category(13, 'Ophthalmics', { 1301: 'Diagnostic', 1302: 'Interventional', 1303: 'Combined' }),
  category(14, 'Orthopedics', {
    1401: 'Arthroscopy',
    1402: 'Biomaterials',
    1403: 'Bracing',
    1404: 'Craniomaxillofacial and Thoracic',
    1405: 'Large Joint',
    1406: 'Small Bone and Joint',
    1407: 'Soft Tissue Repair & Sports Medicine',
    1408: 'Trauma',
  }),
  category(15, 'Pharmaceuticals', { 1501: 'Immunology' }),
  category(16, 'Spine', { 1601: 'Spinal Implants', 1602: 'Spinal MIS' }),
  category(17, 'Tissue Repair', { 1701: 'Soft Tissue Reinforcement' }),
  category(18, 'Urology'),
  category(19, 'Video, High-Tech, and IGS'),
  category(20, "Women's Health Devices", {
    2001: 'Female and Neonatal Devices',
    2002: 'Gynecological Devices',
  }),
  category(21, 'Wound Management', {
    2101: 'Therapeutic Support Surfaces',
    2102: 'Wound & Tissue Management',
  }),
];

/** Whether the sub-category exists and belongs to that category. */
export function isFiledUnder(categoryId: number, subCategoryId: number): boolean {
  const found = categories.find((one) => one.categoryId === categoryId);
  return found?.subCategories.some((one) => one.subCategoryId === subCategoryId) ?? false;
}
