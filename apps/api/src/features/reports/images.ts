import { type ImageOwner, imageFolders } from '../../http/content.ts';
import { isSameText } from '../../platform/secrets/one-time.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

const daySeconds = 24 * 60 * 60;

/** The address of each of these images for one session. */
export function imageAddresses(
  secrets: Secrets,
  sessionId: string,
  owner: ImageOwner,
  images: readonly string[],
  now: Date,
): Record<string, string> {
  const addresses = images.map((file) => {
    const { exp, sig } = signImage(secrets, sessionId, owner, file, now);
    return [file, `/content/${imageFolders[owner.kind]}${owner.id}/${file}?exp=${exp}&sig=${sig}`] as const;
  });
  return Object.fromEntries(addresses);
}

/** The signed part of an image's address: its session and expiry. */
export interface Signature {
  exp: number;
  sig: string;
}

/**
 * The browser loads images without a token, so the address carries the session. It is valid until the end of the next
 * day and stays the same all day, so that browsers can cache the image.
 */
export function signImage(
  secrets: Secrets,
  sessionId: string,
  owner: ImageOwner,
  file: string,
  now: Date,
): Signature {
  const exp = (Math.floor(now.getTime() / 1000 / daySeconds) + 2) * daySeconds;
  return { exp, sig: sigOf(secrets, sessionId, owner, file, exp) };
}

/** The session the address was made for, if the signature is right and has not expired. */
export function sessionOf(
  secrets: Secrets,
  owner: ImageOwner,
  file: string,
  { exp, sig }: Signature,
  now: Date,
): string | null {
  const [sessionId = ''] = sig.split('.');
  const isRight = isSameText(sig, sigOf(secrets, sessionId, owner, file, exp));
  return isRight && exp * 1000 > now.getTime() ? sessionId : null;
}

function sigOf(
  secrets: Secrets,
  sessionId: string,
  { kind, id }: ImageOwner,
  file: string,
  exp: number,
): string {
  const mac = secrets.hmac('image', sessionId, `${imageFolders[kind]}${id}`, file, String(exp));
  return `${sessionId}.${mac.toString('base64url')}`;
}
