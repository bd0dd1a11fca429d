import { isCompanyWide } from '@caliper/contract/companies/companies.values.ts';
import { seats } from '@caliper/contract/limits.ts';
import { capitalised, daysUntil, expiryOf } from '../../../lib/format.ts';
import type { CompanyDetail } from '../companies.queries.ts';
import { type Settings, settingsOf, underLicense } from './settings.ts';

/** Whether saving could take something from people, so that it is worth asking for the numbers of this moment. */
export function mightHurt(company: CompanyDetail, settings: Settings): boolean {
  const after = underLicense(settings);
  return (
    after.expiry !== settingsOf(company).expiry ||
    after.license !== company.license ||
    Number(after.licenses) < company.licenses ||
    Number(after.deviceLimit) < company.deviceLimit
  );
}

/** What saving would do to the people of a company, in numbers; empty if no one would notice. */
export function consequencesOf(company: CompanyDetail, settings: Settings, now?: number): string[] {
  const after = underLicense(settings);
  const consequences = [
    expiryConsequence(company, after, now),
    seatConsequence(company, after),
    capConsequence(company, after),
    deviceConsequence(company, after),
  ];
  return consequences.filter((words) => words !== null);
}

function expiryConsequence(company: CompanyDetail, { expiry }: Settings, now?: number): string | null {
  if (expiry === settingsOf(company).expiry) return null;
  const who = `${people(company.enabledUsers)} of ${company.company}`;
  if (expiry === '') return `${who} will have access without an end date.`;
  const isPast = daysUntil(expiryOf(expiry), now) <= 0;
  return isPast ? `${who} will lose access at once: ${expiry} has passed.` : null;
}

function seatConsequence(company: CompanyDetail, { licenses }: Settings): string | null {
  const wanted = Number(licenses);
  const { enabledUsers, openInvitations } = company;
  if (wanted >= company.licenses || wanted >= enabledUsers + openInvitations) return null;
  const inUse = `${people(enabledUsers)} enabled and ${openInvitations} invited`;
  return `${company.company} has ${inUse}, more than ${counted(wanted, 'license')}. They keep their access, but its team leader can enable and invite no one else.`;
}

function capConsequence(company: CompanyDetail, { license }: Settings): string | null {
  const cap = license in seats ? seats[license as keyof typeof seats] : Number.POSITIVE_INFINITY;
  const { length } = company.users;
  if (license === company.license || length <= cap) return null;
  return `${company.company} has ${people(length)}, and a ${capitalised(license)} license is for ${cap}. They keep their access, but no one can be added.`;
}

/** A device that is known is let in whatever the limit is. */
function deviceConsequence(company: CompanyDetail, { license, deviceLimit }: Settings): string | null {
  const limit = Number(deviceLimit);
  const { devicesInUse } = company;
  if (!isCompanyWide(license) || limit === company.deviceLimit) return null;
  if (limit > 0 && limit >= devicesInUse) return null;
  const who = `${people(company.enabledUsers)} of ${company.company}`;
  return `${who} will not be able to sign in on any new device. The limit will be ${limit}, and ${counted(devicesInUse, 'device')} in use ${devicesInUse === 1 ? 'keeps' : 'keep'} working.`;
}

function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
