import { describe, expect, test } from 'vitest';
import { inPublic } from '../testing/in-public.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { clientAddress } from './address.ts';

describe('the address that limits count by', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ])('for %s is %s', (ip, counted) => {
    expect(clientAddress(ip)).toBe(counted);
  });

  test('is the same for all addresses of one IPv6 customer, and differs between two customers', () => {
    expect(clientAddress('2001:db8:1:2::1')).toBe(clientAddress('2001:db8:1:2:ffff:ffff:ffff:ffff'));
    expect(clientAddress('2001:db8:1:2::1')).not.toBe(clientAddress('2001:db8:1:3::1'));
  });

  test.each([
    '',
    'unknown',
    'evil.example',
    '203.0.113.999',
    '1.2.3.4\r\nx: y',
    '::g',
    "'; drop table users",
  ])('is the same stranger for anything that is not an address: %o', (ip) =>
    expect(clientAddress(ip)).toBe('unknown'),
  );
});

describe('X-Forwarded-For', () => {
  /** Two reports a minute from one address; more are refused. */
  async function limited(env: Record<string, string>, tell: (server: TestServer) => Promise<void>) {
    const server = await startServer({ LIMITS: 'log=2/60', ...env });
    await tell(server).finally(() => server.close());
  }

  async function report(server: TestServer, forwardedFor: string): Promise<number> {
    const headers = { 'x-forwarded-for': forwardedFor };
    const body = { url: '/', error: 'It broke', errorInfo: '' };
    return (await server.call('log', { headers, body })).status;
  }

  test('is ignored without a proxy', () =>
    limited({}, async (server) => {
      expect(await report(server, '198.51.100.1')).toBe(204);
      expect(await report(server, '198.51.100.2')).toBe(204);
      expect(await report(server, '198.51.100.3')).toBe(429);
    }));

  test("behind one proxy counts by the proxy's own entry, not by what the client wrote before it", () =>
    limited({ ...inPublic, TRUST_PROXY: '1' }, async (server) => {
      expect(await report(server, '198.51.100.1, 203.0.113.9')).toBe(204);
      expect(await report(server, '198.51.100.2, 10.0.0.1, 203.0.113.9')).toBe(204);
      expect(await report(server, '198.51.100.3, 203.0.113.9')).toBe(429);
      expect(await report(server, 'anything at all, 203.0.113.9')).toBe(429);
      expect(await report(server, '203.0.113.9, 203.0.113.10')).toBe(204);
    }));

  test('behind named proxies counts by the last entry that is not one of them', () =>
    limited({ ...inPublic, TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' }, async (server) => {
      expect(await report(server, '198.51.100.1, 203.0.113.9, 10.1.2.3')).toBe(204);
      expect(await report(server, '198.51.100.2, 203.0.113.9')).toBe(204);
      expect(await report(server, '198.51.100.3, 203.0.113.9, 10.9.9.9')).toBe(429);
    }));

  test('gives an IPv6 customer no more tries for changing addresses', () =>
    limited({ ...inPublic, TRUST_PROXY: '1' }, async (server) => {
      expect(await report(server, '2001:db8:1:2::1')).toBe(204);
      expect(await report(server, '2001:db8:1:2::2')).toBe(204);
      expect(await report(server, '2001:db8:1:2::3')).toBe(429);
      expect(await report(server, '2001:db8:1:3::1')).toBe(204);
    }));

  test('does not refuse entries that are not addresses, but they all share one count', () =>
    limited({ ...inPublic, TRUST_PROXY: '1' }, async (server) => {
      expect(await report(server, 'not an address')).toBe(204);
      expect(await report(server, "' or 1=1")).toBe(204);
      expect(await report(server, 'x'.repeat(5000))).toBe(429);
    }));
});
