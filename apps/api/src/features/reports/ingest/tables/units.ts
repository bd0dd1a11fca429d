const money = '(?:US\\$|USD|EUR|GBP|JPY|CNY|CHF|CAD|AUD|\\$|€|£|¥)';
const scale = '(?:thousands?|millions?|billions?|mn|bn|m|k|000s?)';
const counted = '(?:units?|procedures?|patients?|devices?|cases?|sites?|years?|hospitals?|centers?|centres?)';
const patterns = [
  new RegExp(`${money}\\s?${scale}\\b`, 'i'),
  new RegExp(`\\b${scale}\\s+(?:of\\s+)?(?:${money}|${counted})`, 'i'),
  new RegExp(`(?<=\\(|,\\s|\\bin\\s)${counted}\\b(?:\\s+in\\s+${scale})?`, 'i'),
  /(?<=\(|\bin\s)(?:USD|EUR|GBP|JPY|CNY|US\$|\$|€|£)(?=\)|,|$)/i,
  /(?<=\(|,\s|\bin\s)(?:%|percent|per cent)|^%$|\s%$/i,
];

/** The unit of the figures: from the caption, or else from the heading cells if they agree. */
export function unitsOf(caption: string, headings: string[]): string {
  const stated = unitIn(caption);
  if (stated) return stated;
  const found = new Set(headings.map(unitIn).filter((unit) => unit !== ''));
  return found.size === 1 ? ([...found][0] ?? '') : '';
}

function unitIn(text: string): string {
  for (const pattern of patterns) {
    const found = text.slice(0, 500).match(pattern)?.[0].trim();
    if (found) return found;
  }
  return '';
}
