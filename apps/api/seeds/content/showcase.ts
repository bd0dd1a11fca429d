import type { Edition } from './plan.ts';

function edition(title: string, region: Edition['region'], year: number): Edition {
  return { title, region, year };
}

/** The editions that show the product best; the first twelve are the small set. */
export const showcase: readonly Edition[] = [
  edition('Large-Joint Reconstruction Devices', 'Europe', 2026),
  edition('Large-Joint Reconstruction Devices', 'Europe', 2025),
  edition('Coronary Stents and Balloons', 'Global', 2026),
  edition('Dental Implants and Abutments', 'Europe', 2026),
  edition('Spinal Fusion Implants', 'North America', 2026),
  edition('Trauma Fixation: Plates, Nails and Screws', 'Latin America', 2026),
  edition('Large-Joint Reconstruction Devices', 'North America', 2026),
  edition('Hand, Wrist and Elbow Replacement', 'Europe', 2025),
  edition('Pacemakers, Defibrillators and Leads', 'Asia Pacific', 2026),
  edition('Clear Aligners and Fixed Orthodontics', 'North America', 2026),
  edition('Arthroscopy Devices and Visualisation', 'Europe', 2026),
  edition('Minimally Invasive Spine Surgery', 'Europe', 2026),
  edition('Soft-Tissue Anchors and Repair Constructs', 'Europe', 2026),
  edition('Heart Valve Repair and Replacement', 'Europe', 2026),
  edition('Foot and Ankle Implants', 'Europe', 2026),
  edition('Digital Dentistry and CAD/CAM', 'Europe', 2026),
  edition('Trauma Fixation: Plates, Nails and Screws', 'Europe', 2026),
  edition('Peripheral Stents and Atherectomy', 'North America', 2026),
  edition('Bone Graft Substitutes and Growth Factors', 'Global', 2026),
  edition('Glucose Monitoring and Insulin Delivery', 'Global', 2026),
];
