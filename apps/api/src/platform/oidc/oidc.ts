/** What an identity provider says about a person. */
export interface Identity {
  email: string;
  emailVerified: boolean;
  name: string;
}

/** Where to send a person, and what to keep until they come back. */
export interface Departure {
  url: URL;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A corporate identity provider that speaks OpenID Connect. */
export interface IdentityProvider {
  depart(redirectUri: string): Promise<Departure>;
  /** Reads the address that the provider sent the person back to. */
  arrive(address: URL, kept: Omit<Departure, 'url'>): Promise<Identity>;
}
