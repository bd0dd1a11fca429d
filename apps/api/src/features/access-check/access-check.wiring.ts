import { accessCheckEndpoints } from '@caliper/contract/access-check/access-check.endpoints.ts';
import { routes } from '../../http/endpoints.ts';
import type { Feature } from '../../http/feature.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { createAccessCheck } from './access-check.service.ts';

export function wireAccessCheck(needs: { db: Db; catalogue: Catalogue }): Feature {
  const { check } = createAccessCheck(needs);
  return {
    routes: routes(accessCheckEndpoints, { accessCheck: ({ viewer, query }) => check(viewer, query) }),
  };
}
