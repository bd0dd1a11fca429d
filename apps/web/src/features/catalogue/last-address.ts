import type { Section } from '@caliper/contract/catalogue/catalogue.values.ts';
import { latestClientState, remember } from '../../lib/remembered/client-state.ts';
import { addressOf, type CatalogueView, defaultView, readView } from './catalogue-address.ts';

export function rememberView(view: CatalogueView): void {
  remember('catalogue', { ...latestClientState().catalogue, [view.section]: addressOf(view) });
}

/** The person's last address in the section, with its filters. */
export function lastAddress(section: Section): string {
  const [pathname = '', search = ''] = (latestClientState().catalogue[section] ?? '').split('?');
  const view = readView(pathname, search);
  return addressOf(view?.section === section ? view : defaultView(section));
}
