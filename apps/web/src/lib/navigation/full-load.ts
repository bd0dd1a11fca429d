import { paths } from './paths.ts';

/**
 * The translation page has its own content policy, and a policy lasts as long as its document. So entering and leaving
 * it are full page loads; all other navigation stays within one document.
 */
export function needsFullLoad(from: string, to: string): boolean {
  return isTranslation(from) !== isTranslation(to);
}

/** The router takes these spellings for the same page. */
function isTranslation(path: string): boolean {
  return path.toLowerCase().replace(/\/+$/, '') === paths.translate;
}
