import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface TestIdentityProvider {
  /** What a server needs in its environment to use it. */
  environment: Record<string, string>;
  /** Signs in as a person would, by the provider's own pages; answers the address it leads back to. */
  visit(start: string, email: string): Promise<string>;
  close(): Promise<void>;
}

/** A real identity provider for the invented customer. Whatever e-mail is typed there is who one is. */
export async function startIdentityProvider(baseUrl: string): Promise<TestIdentityProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const client = { client_id: 'caliper', client_secret: 'a secret of the test' };
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [`${baseUrl}/api/auth/sso/zb/callback`] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the test'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: id,
        email_verified: !id.startsWith('unverified'),
        name: 'Zoe Zenith',
      }),
    }),
  });
  server.on('request', provider.callback());
  return {
    environment: {
      SSO_ISSUER: issuer,
      SSO_CLIENT_ID: client.client_id,
      SSO_CLIENT_SECRET: client.client_secret,
    },
    visit: (start, email) => visit(start, email, issuer),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function visit(start: string, email: string, issuer: string): Promise<string> {
  const jar = new Map<string, string>();
  const forms = [`prompt=login&login=${encodeURIComponent(email)}&password=x`, 'prompt=consent'];
  let address = start;
  let body: string | undefined;
  for (let step = 0; step < 12; step += 1) {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(body ? { method: 'POST', body } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = cookie.match(/^([^=]+)=([^;]*)/) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    body = location ? undefined : forms.shift();
    address = location ? new URL(location, address).href : address;
    if (!address.startsWith(issuer)) return address;
  }
  throw new Error('The identity provider leads nowhere');
}
