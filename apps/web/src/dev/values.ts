export const nothing = () => {};

export const longText =
  'Large-Joint Reconstruction Devices, including cementless fixation, revision systems and patient-matched instruments';

export const regions = ['North America', 'Europe', 'Asia Pacific'] as const;

export const regionOptions = regions.map((value) => ({ value, label: value }));
