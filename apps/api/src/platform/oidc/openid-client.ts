import * as oidc from 'openid-client';
import type { HttpClient } from '../http-client/http-client.ts';
import type { IdentityProvider } from './oidc.ts';

export interface OidcSettings {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** Some providers never say whether they verified an address; the operator then vouches for them. */
  trustsEmail: boolean;
}

/** Authorization code with PKCE. The provider is discovered once, and again after a failure. */
export function openidProvider(settings: OidcSettings, http: HttpClient): IdentityProvider {
  let discovered: Promise<oidc.Configuration> | undefined;

  function discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = settings;
    const plain = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    discovered ??= oidc
      .discovery(issuer, clientId, clientSecret, undefined, {
        [oidc.customFetch]: throughGuard(http),
        execute: plain,
      })
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  }

  return {
    async depart(redirectUri) {
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const kept = { state: oidc.randomState(), nonce: oidc.randomNonce() };
      const url = oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...kept,
      });
      return { url, codeVerifier, ...kept };
    },
    async arrive(address, { state, nonce, codeVerifier }) {
      const configuration = await discover();
      const tokens = await oidc.authorizationCodeGrant(configuration, address, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
      });
      const claims = tokens.claims();
      const info = await oidc.fetchUserInfo(configuration, tokens.access_token, claims?.sub ?? '');
      return {
        email: String(info.email ?? claims?.email ?? ''),
        emailVerified: isVerified(info.email_verified ?? claims?.email_verified, settings.trustsEmail),
        name: String(info.name ?? claims?.name ?? ''),
      };
    },
  };
}

/** Some providers send it as text. One that says "not verified" is always believed. */
function isVerified(claim: unknown, trustsEmail: boolean): boolean {
  return claim === undefined ? trustsEmail : String(claim) === 'true';
}

/** Sends the library's requests through the guarded client, like all others. */
function throughGuard(http: HttpClient): oidc.CustomFetch {
  return async (url, { method, headers, body }) => {
    const answer = await http.request(new URL(url), {
      method: method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      ...(body == null ? {} : { body: String(body) }),
    });
    const type = answer.headers['content-type'];
    return new Response(new Uint8Array(answer.body), {
      status: answer.status,
      headers: type ? { 'content-type': type } : {},
    });
  };
}
