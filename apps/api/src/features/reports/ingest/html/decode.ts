import type { Finding } from '@caliper/contract/problem.ts';

const remedy = 'Save it as UTF-8.';

/** The text of a page, or a message for its author. */
export type Decoded = { text: string } | { problem: Omit<Finding, 'file'> };

export function decodePage(bytes: Buffer): Decoded {
  const charset = markedCharset(bytes) ?? declaredCharset(bytes) ?? 'utf-8';
  const decoder = decoderOf(charset);
  if (!decoder) return { problem: { message: `The charset ${charset} is not known.`, remedy } };
  try {
    return { text: decoder.decode(bytes) };
  } catch {
    return {
      problem: { message: `The page is not valid ${charset}.`, line: badLine(bytes, charset), remedy },
    };
  }
}

function markedCharset(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** A page that names UTF-16 in ASCII letters is not in UTF-16; browsers read it as UTF-8. */
function declaredCharset(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 4096);
  const [, name] =
    start.match(/<meta[^>]*charset\s*=\s*["']?\s*([\w:.-]+)/i) ??
    start.match(/^\s*<\?xml[^>]*encoding\s*=\s*["']([\w:.-]+)/i) ??
    [];
  return name && /^utf-?16/i.test(name) ? 'utf-8' : name?.toLowerCase();
}

function decoderOf(charset: string): InstanceType<typeof TextDecoder> | null {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    return null;
  }
}

function badLine(bytes: Buffer, charset: string): number | undefined {
  const text = new TextDecoder(charset).decode(bytes);
  const place = text.indexOf('\ufffd');
  return place < 0 ? undefined : text.slice(0, place).split('\n').length;
}
