import type { Answer } from '@caliper/contract/endpoints.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import { shownRole } from '../identity/index.ts';
import type { CompanyDetailRow, CompanyRow, CompanyUserRow } from './companies.store.ts';

export function toCompany(row: CompanyRow): Answer<'companies'>[number] {
  return {
    id: row.id,
    company: row.company,
    description: row.description,
    license: row.license,
    licenses: row.licenses,
    expiry: row.expiry && epochSeconds(row.expiry),
    createdAt: epochSeconds(row.created_at),
    deviceLimit: row.device_limit,
    fileQuota: row.file_quota,
    headquarter: row.headquarter,
    subsidiaryCompanies: row.subsidiaryCompanies,
    headquarterCompany: row.headquarterCompany,
    provider: row.provider,
    owner: row.owner,
  };
}

export function toCompanyDetail(row: CompanyDetailRow): Answer<'company'> {
  const { users, devices, devicesInUse, enabledUsers, openInvitations } = row;
  return { ...toCompany(row), users, devices, devicesInUse, enabledUsers, openInvitations };
}

type CompanyUser = Answer<'companyUsers'>[number];

/** What all staff may see of a person. */
export function toUser(row: CompanyUserRow): CompanyUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    title: row.title,
    role: shownRole(row),
    enabled: row.enabled,
    createdAt: epochSeconds(row.created_at),
    lastActive: row.last_active?.getTime() ?? null,
  };
}

/** What admins see in addition. */
export function toAdministered(row: CompanyUserRow, sessions: number): CompanyUser {
  const { special, locked, emailVerified, multiFactor, devices } = row;
  return { ...toUser(row), special, locked, emailVerified, multiFactor, devices, sessions };
}
