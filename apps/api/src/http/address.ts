import { isIP } from 'node:net';

/**
 * The address that limits count by. An IPv6 customer holds a whole /64 and can use a new address for every
 * request, so the network stands for all of them; whatever is no address at all stands for itself.
 */
export function clientAddress(ip: string): string {
  const mapped = ip.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  if (isIP(ip) === 4) return ip;
  return isIP(ip) === 6 ? `${network(ip)}::/64` : 'unknown';
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

/** Believes the nearest proxies only: what came before them is what a stranger wrote. */
export function trustHops(hops: number) {
  return (_address: string, hop: number): boolean => hop < hops;
}
