import { isIP } from 'node:net';

/**
 * The address that limits count by. An IPv6 customer holds a whole /64 and can use a new address for every
 * request, so all of its addresses count as the network. Everything that is not an address shares one count.
 */
export function clientAddress(text: string): string {
  const ip = withoutPort(text);
  const mapped = ip.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  if (isIP(ip) === 4) return ip;
  return isIP(ip) === 6 ? `${network(ip)}::/64` : 'unknown';
}

/** Some proxies write the client's port as well: 203.0.113.9:51234, [2001:db8::1]:51234. */
function withoutPort(text: string): string {
  return text.match(/^\[(.+)\](?::\d+)?$/)?.[1] ?? text.match(/^([\d.]+):\d+$/)?.[1] ?? text;
}

function network(ip: string): string {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Trusts only the nearest proxies: entries before theirs may be forged. */
export function trustHops(hops: number) {
  return (_address: string, hop: number): boolean => hop < hops;
}
