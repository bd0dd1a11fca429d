const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Texts that decode to the same 32 bytes: other last characters, and padding. */
export function otherSpellings(text: string): string[] {
  const isSame = (other: string) =>
    Buffer.from(other, 'base64url').equals(Buffer.from(text, 'base64url')) && other !== text;
  return [...[...alphabet].map((last) => text.slice(0, -1) + last), `${text}=`].filter(isSame);
}
