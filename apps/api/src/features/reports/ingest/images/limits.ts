const megabyte = 1024 * 1024;

export const imageLimits = {
  raster: { bytes: 25 * megabyte, message: 'The image is larger than 25 MB. Save it smaller.' },
  svg: { bytes: 5 * megabyte, message: 'The image is larger than 5 MB. Save it as PNG.' },
  /** The most that browsers can decode and show. */
  pixels: 64_000_000,
};
