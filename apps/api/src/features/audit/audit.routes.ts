import { auditEndpoints } from '@caliper/contract/audit/audit.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { AuditLog } from './audit.service.ts';

export function auditRoutes(auditLog: AuditLog): Route[] {
  return routes(auditEndpoints, {
    auditLog: ({ query }) => auditLog.list(query),
    auditExtract: ({ viewer, query, origin }) => auditLog.extract(viewer, query, origin),
  });
}
