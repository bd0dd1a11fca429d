import { BlockList, isIPv6 } from 'node:net';

const inner = new BlockList();
const v4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
const v6: [string, number][] = [
  ['::', 96],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];
for (const [net, prefix] of v4) inner.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of v6) inner.addSubnet(net, prefix, 'ipv6');

/** Is this an address that no outgoing request may reach: loopback, private, link-local, reserved? */
export function isPrivate(address: string): boolean {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return inner.check(mapped, 'ipv4');
  return inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
