const secretPage = /\/(reset-password|verify-email|register|registration-request|unsubscribe)\/.*$/s;

/** Anyone who has the address of such a page can act with it. They are linked to in mails. */
export function isSecretPath(path: string): boolean {
  return secretPage.test(path);
}

/** An address that may be logged: without query and fragment, which can carry tokens, and without secret path parts. */
export function withoutSecrets(address: string): string {
  return address.replace(/[?#].*$/s, '').replace(secretPage, '/$1/…');
}
