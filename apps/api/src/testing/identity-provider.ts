import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface TestIdentityProvider {
  /** The environment that a server needs to use it. */
  environment: Record<string, string>;
  /** Signs in as a person would, on the provider's own pages; returns the address it leads back to. */
  visit(start: string, email: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * A real identity provider for the invented customer. It signs in any e-mail typed there. As with the large providers,
 * the issuer's own host only says where the rest is.
 */
export async function startIdentityProvider(baseUrl: string): Promise<TestIdentityProvider> {
  const server = createServer();
  const front = createServer(async (_request, response) => {
    const description = await fetch(`${home}/.well-known/openid-configuration`);
    response.setHeader('content-type', 'application/json').end(await description.text());
  });
  const [home, issuer] = [await listen(server), await listen(front)];
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
        // Some providers say nothing about it.
        ...(id.startsWith('silent') ? {} : { email_verified: !id.startsWith('unverified') }),
        name: 'Zoe Zenith',
      }),
    }),
  });
  server.on('request', provider.callback());
  return {
    environment: {
      SSO_ISSUER: issuer,
      SSO_HOSTS: home,
      SSO_CLIENT_ID: client.client_id,
      SSO_CLIENT_SECRET: client.client_secret,
    },
    visit: (start, email) => visit(start, email, home),
    async close() {
      for (const one of [server, front]) {
        one.closeAllConnections();
        await new Promise((resolve) => one.close(resolve));
      }
    },
  };
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function visit(start: string, email: string, home: string): Promise<string> {
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
    if (!address.startsWith(home)) return address;
  }
  throw new Error('The identity provider leads nowhere');
}
