import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { HttpClient } from '../../platform/http-client/http-client.ts';

const headers = {
  accept:
    'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5',
  'accept-encoding': 'identity',
  'user-agent': 'Caliper news',
};

/** The text of a feed, from its host or, for a feed that ships with the product, from the disk. */
export async function fetchFeed(client: HttpClient, address: URL): Promise<string> {
  if (address.protocol === 'file:') return readFile(fileURLToPath(address), 'utf8');
  const { status, headers: answered, body } = await client.request(address, { headers });
  if (status !== 200) throw new Error(`The feed answered ${status}`);
  return decode(body, answered['content-type'] ?? '');
}

/** Decodes with the charset of the response, else that of the document, else UTF-8. */
function decode(body: Buffer, contentType: string): string {
  const declared = body
    .subarray(0, 200)
    .toString('latin1')
    .match(/^\s*<\?xml[^>]*encoding=["']([\w-]+)/i);
  const named = contentType.match(/charset=["']?([\w-]+)/i)?.[1] ?? declared?.[1] ?? 'utf-8';
  return decoderOf(named).decode(body);
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder();
  }
}
