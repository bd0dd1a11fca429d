import { isCompanyWide } from '@caliper/contract/companies/companies.values.ts';
import type { Input } from '@caliper/contract/endpoints.ts';
import { devices, takeAway, team } from '@caliper/contract/limits.ts';
import type { License } from '@caliper/contract/roles.ts';
import { daysUntil, expiryOf, formatExpiry } from '../../../lib/format.ts';
import type { Problems } from '../../../lib/forms/form-values.ts';
import type { Company, CompanyDetail } from '../companies.queries.ts';

/** The values in the form: numbers as they are typed, the expiry as the chosen day. */
export interface Settings {
  /** YYYY-MM-DD, or as far as it was typed; empty for none. */
  expiry: string;
  license: License;
  licenses: string;
  deviceLimit: string;
  /** Empty for no limit. */
  fileQuota: string;
  headquarter: boolean;
  subsidiaries: readonly number[];
  /** Those it had when the choice among them began: others may change them in the meantime. */
  subsidiariesBefore: readonly number[];
}

/** Means that a part of the date is missing. */
export const halfDate = '-';

export function settingsOf(company: CompanyDetail): Settings {
  return {
    expiry: company.expiry === null ? '' : formatExpiry(company.expiry),
    license: company.license,
    licenses: String(company.licenses),
    deviceLimit: String(company.deviceLimit),
    fileQuota: company.fileQuota === null ? '' : String(company.fileQuota),
    headquarter: company.headquarter,
    subsidiaries: company.subsidiaryCompanies,
    subsidiariesBefore: company.subsidiaryCompanies,
  };
}

/** The settings that the license allows. The rest stays in the form in case the license is changed back. */
export function underLicense(settings: Settings): Settings {
  const headquarter = settings.headquarter && isCompanyWide(settings.license);
  return {
    ...settings,
    licenses: settings.license === 'single' ? '1' : settings.licenses,
    headquarter,
    subsidiaries: headquarter ? settings.subsidiaries : [],
  };
}

export function isChanged(company: CompanyDetail, settings: Settings): boolean {
  const old = settingsOf(company);
  const { subsidiaries, subsidiariesBefore, ...now } = settings;
  const hasOthers = !sameIds(subsidiariesBefore, subsidiaries);
  return hasOthers || JSON.stringify({ ...old, ...now }) !== JSON.stringify(old);
}

export interface SettingsChanges {
  patch: Input<'updateCompany'>['body'];
  /** Null if they stay the same. */
  subsidiaries: Input<'setSubsidiaries'>['body'] | null;
}

export function changesOf(company: CompanyDetail, settings: Settings): SettingsChanges {
  const before = settingsOf(company);
  const after = underLicense(settings);
  const { license, headquarter } = after;
  const licenses = Number(after.licenses);
  const deviceLimit = Number(after.deviceLimit);
  const { subsidiaries: wanted, subsidiariesBefore } = after;
  return {
    patch: {
      ...(after.expiry !== before.expiry && { expiry: after.expiry || null }),
      ...(license !== before.license && { license }),
      ...(licenses !== company.licenses && { licenses }),
      ...(isCompanyWide(license) && deviceLimit !== company.deviceLimit && { deviceLimit }),
      ...(after.fileQuota !== before.fileQuota && { fileQuota: Number(after.fileQuota) || null }),
      ...(headquarter !== before.headquarter && { headquarter }),
    },
    subsidiaries:
      headquarter && !sameIds(subsidiariesBefore, wanted)
        ? { subsidiaryCompanies: [...wanted], before: [...subsidiariesBefore] }
        : null,
  };
}

function sameIds(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

/** The errors that can be found before asking the server. */
export function settingsProblems(settings: Settings): Problems<Settings> {
  const { expiry, license, licenses, deviceLimit, fileQuota } = underLicense(settings);
  const wrongQuota = fileQuota !== '' && !(isNumber(fileQuota, takeAway.mostQuota) && Number(fileQuota) > 0);
  const wrongLimit = isCompanyWide(license) && !isNumber(deviceLimit, devices.mostPerCompany);
  return {
    ...(expiry !== '' && !isDay(expiry) && { expiry: 'Please enter a full date between 2000 and 2199.' }),
    ...(!isNumber(licenses, team.most) && { licenses: numberWords(team.most) }),
    ...(wrongLimit && { deviceLimit: numberWords(devices.mostPerCompany) }),
    ...(wrongQuota && {
      fileQuota: `Please enter a whole number from 1 to ${takeAway.mostQuota}, or nothing for no limit.`,
    }),
  };
}

/** While a year is being typed it is one of long ago. */
function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && text >= '2000' && text < '2200';
}

function isNumber(text: string, most: number): boolean {
  return /^\d+$/.test(text) && Number(text) <= most;
}

function numberWords(most: number): string {
  return `Please enter a whole number from 0 to ${most}.`;
}

export interface ExpiryWords {
  words: string;
  tone?: 'ok' | 'bad';
}

export function expiryWords(day: string, now?: number): ExpiryWords {
  if (!isDay(day)) return { words: day === '' ? 'No expiry date' : '' };
  const days = daysUntil(expiryOf(day), now);
  if (days <= 0) return { words: `expired on ${day}`, tone: 'bad' };
  return { words: days === 1 ? '1 day left' : `${days} days left`, tone: 'ok' };
}

/** The companies that are not headquarters and have none, or this one. */
export function subsidiaryChoices(companies: readonly Company[], id: number): Company[] {
  const own = companies.find((one) => one.id === id)?.subsidiaryCompanies ?? [];
  return companies.filter(
    (one) =>
      one.id !== id &&
      !one.provider &&
      !one.headquarter &&
      (one.headquarterCompany === null || own.includes(one.id)),
  );
}

/** A sentence about what saving would take from others; null if nothing. */
export function lossWords(company: CompanyDetail, settings: Settings): string | null {
  const count = company.subsidiaryCompanies.length;
  if (count === 0 || underLicense(settings).headquarter) return null;
  return count === 1
    ? 'Its subsidiary will no longer belong to it.'
    : `Its ${count} subsidiaries will no longer belong to it.`;
}

/** A year after the last day that is paid for; after today if that is over or there is none. A leap day becomes the day before. */
export function yearAfter(day: string, now: number = Date.now()): string {
  const today = new Date(now).toISOString().slice(0, 10);
  const [year = 0, month = 1, date = 1] = (day > today ? day : today).split('-').map(Number);
  const last = new Date(Date.UTC(year + 1, month, 0)).getUTCDate();
  return [year + 1, String(month).padStart(2, '0'), String(Math.min(date, last)).padStart(2, '0')].join('-');
}
