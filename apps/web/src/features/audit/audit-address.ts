import { lengths } from '@caliper/contract/limits.ts';

/** What the log shows, all of it from the address. */
export interface AuditPlace {
  person: string;
  company: string;
  action: string;
  item: string;
  from: string;
  to: string;
  /** The entry that the page follows. */
  before: string;
}

const number = /^[1-9]\d{0,8}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** What nobody can have chosen counts as not chosen. */
export function readPlace(search: string): AuditPlace {
  const address = new URLSearchParams(search);
  const read = (name: keyof AuditPlace, pattern = /^.+$/) => {
    const value = (address.get(name) ?? '').trim().slice(0, lengths.query);
    return pattern.test(value) ? value : '';
  };
  return {
    person: read('person'),
    company: read('company', number),
    action: read('action').slice(0, 100),
    item: read('item'),
    from: read('from', day),
    to: read('to', day),
    before: read('before', number),
  };
}

/** Only what is chosen, for the address and for the call alike. */
export function chosenIn(place: AuditPlace): Partial<AuditPlace> {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== ''));
}

export function addressOf(place: AuditPlace): string {
  const chosen = new URLSearchParams(chosenIn(place));
  return chosen.size === 0 ? '' : `?${chosen}`;
}

export const nothingChosen: AuditPlace = readPlace('');
