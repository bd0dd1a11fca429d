import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';
import { staffMenu } from './staff-frame.tsx';

const titled = routes.flatMap(({ path, title, who }) =>
  path.startsWith('/admin-panel') ? [[path, title, who]] : [],
);

test('ADM-24 every page of the admin panel has its address and title, for admins', () => {
  expect(titled).toEqual([
    ['/admin-panel', 'Admin Panel', ['admin']],
    ['/admin-panel/report-upload', 'Report Upload', ['admin']],
    ['/admin-panel/proofs', 'Proofs', ['admin']],
    ['/admin-panel/manage-reports', 'Manage Reports', ['admin']],
    ['/admin-panel/manage-items', 'Manage Other Items', ['admin']],
    ['/admin-panel/manage-items/:kind', 'Manage Other Items', ['admin']],
    ['/admin-panel/manage-clients', 'Manage Clients', ['admin']],
    ['/admin-panel/client-access', 'Client Access', ['admin']],
    ['/admin-panel/user-report', 'User Report', ['admin']],
    ['/admin-panel/renewals', 'Renewals', ['admin']],
    ['/admin-panel/wanted', 'Wanted by Clients', ['admin']],
    ['/admin-panel/vocabulary', 'Vocabulary', ['admin']],
    ['/admin-panel/search-synonyms', 'Search Synonyms', ['admin']],
    ['/admin-panel/audit-log', 'Audit Log', ['admin']],
    ['/admin-panel/import-global-dashboard', 'Import global dashboard data', ['admin']],
    ['/admin-panel/import-medsku-dashboard', 'Import MedSKU dashboard data', ['admin']],
    ['/admin-panel/import-pt-dashboard', 'Import procedure-tracker dashboard data', ['admin']],
    ['/admin-panel/import-survey-dashboard', 'Import survey dashboard data', ['admin']],
    ['/admin-panel/help', 'Admin Panel Help', ['admin']],
    ['/admin-panel/*', 'Page not found', ['admin']],
  ]);
});

test('every link of the menu leads to a page', () => {
  const addresses = routes.map(({ path }) => path);
  for (const { to } of staffMenu.flat()) expect(addresses).toContain(to);
});
