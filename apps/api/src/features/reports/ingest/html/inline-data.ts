/** A page without the images written into it, which no parser needs to see letter by letter. */
export interface WithoutData {
  page: string;
  /** What the page now refers to by number. */
  images: string[];
}

const mark = 'data:image/x-kept;';

export function takeOutData(page: string): WithoutData {
  const images: string[] = [];
  const rest = page.replace(/data:image\/[a-z0-9.+-]{1,30};base64,[A-Za-z0-9+/=\r\n]{200,}/gi, (data) => {
    images.push(data);
    // Lines are counted in what was sent.
    return `${mark}${images.length - 1}${'\n'.repeat(data.split('\n').length - 1)}`;
  });
  return { page: rest, images };
}

/** The bytes of an image in an address, and what the address says they are. */
export function readData(address: string, kept: readonly string[]): { type: string; bytes: Buffer } | null {
  const text = address.trim();
  const data = text.startsWith(mark) ? (kept[Number(text.slice(mark.length))] ?? '') : text;
  const comma = data.indexOf(',');
  const head = data.slice(0, comma).toLowerCase();
  if (comma < 0 || !head.startsWith('data:')) return null;
  const type = head.slice(5).split(';')[0] ?? '';
  const content = data.slice(comma + 1);
  if (head.endsWith(';base64')) return { type, bytes: Buffer.from(content, 'base64') };
  return { type, bytes: Buffer.from(decoded(content)) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
