import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Packed {
  ms: number;
  bytes: Buffer;
  packing: string | undefined;
}

interface Asked {
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: object;
}

const agent = new http.Agent({ keepAlive: true });
const packings = { 'accept-encoding': 'gzip, deflate, br' };

/**
 * What a browser would be sent, still packed, and how long it took. `fetch` would unpack it beside the program that is
 * measured, and takes several milliseconds itself.
 */
export async function packedCall(url: string, { headers, body }: Asked): Promise<Packed> {
  const sent = body && JSON.stringify(body);
  const about = sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
  const options = { method: sent ? 'POST' : 'GET', agent, headers: { ...packings, ...headers, ...about } };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request(url, options, async (response) => {
      const bytes = await buffer(response);
      const packing = response.headers['content-encoding'];
      if (response.statusCode === 200) resolve({ ms: performance.now() - begun, bytes, packing });
      else reject(new Error(`${url}: ${response.statusCode}`));
    });
    request.on('error', reject).end(sent);
  });
}

export function unpacked({ bytes, packing }: Packed): string {
  if (packing === undefined) return bytes.toString();
  return (packing === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
}
