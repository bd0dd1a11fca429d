interface TrustedTypes {
  createPolicy(name: string, rules: Record<'createHTML' | 'createScriptURL', Rule>): unknown;
}

/** Null refuses. */
type Rule = (text: string) => string | null;

/**
 * The pages' policy forbids turning text into markup or into the address of a script, where the browser can tell. This
 * lets through what libraries of ours do and what can do no harm. Chapters have a policy of their own, DOMPurify's.
 */
export function guardSinks(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: withoutTags, createScriptURL: ownScript });
}

/** The charts empty their tips this way, and Mantine writes its styles. */
export function withoutTags(text: string): string | null {
  return text.includes('<') ? null : text;
}

/** The workers: those of captcha, PDF and exports, and those that a library makes of its own code. */
export function ownScript(address: string): string | null {
  const { origin, protocol, pathname } = new URL(address, location.href);
  const isOwn = protocol === 'blob:' || /^(\/embed)?\/assets\//.test(pathname);
  return origin === location.origin && isOwn ? address : null;
}
