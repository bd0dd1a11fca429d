import http from 'node:http';
import { buffer } from 'node:stream/consumers';

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
export async function packedCall(
  url: string,
  { headers, body }: Asked,
): Promise<{ ms: number; bytes: Buffer }> {
  const sent = body && JSON.stringify(body);
  const about = sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
  const options = { method: sent ? 'POST' : 'GET', agent, headers: { ...packings, ...headers, ...about } };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request(url, options, async (response) => {
      const bytes = await buffer(response);
      if (response.statusCode === 200) resolve({ ms: performance.now() - begun, bytes });
      else reject(new Error(`${url}: ${response.statusCode}`));
    });
    request.on('error', reject).end(sent);
  });
}
