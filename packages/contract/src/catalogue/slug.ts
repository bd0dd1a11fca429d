/** The name in an address that also has an id. A name without Latin letters has no slug of its own. */
export function slugBesideId(name: string): string {
  return slugOf(name) || 'untitled';
}

/** A name as a part of an address: lower case, words joined by hyphens. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
