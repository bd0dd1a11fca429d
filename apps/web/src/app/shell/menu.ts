import { type Role, roles } from '@caliper/contract/roles.ts';
import type { IconName } from '@caliper/ui/theme/icons.tsx';
import { paths } from '../../lib/navigation/paths.ts';

export interface MenuLink {
  label: string;
  to: string;
}

export interface MenuItem extends MenuLink {
  children?: readonly MenuLink[];
  /** The item is underlined on each of these addresses. */
  section: readonly string[];
  /** Without it: everyone, including visitors. */
  who?: 'visitors' | readonly Role[];
  external?: true;
}

/** The one definition of the main menu; desktop and mobile draw the same list. */
function wholeMenu(blog: string): MenuItem[] {
  return [
    {
      label: 'Reports',
      to: paths.allReports,
      section: ['/catalog', '/reports', '/custom-reports', paths.figures],
      who: roles,
      children: [
        { label: 'All Reports', to: paths.allReports },
        { label: 'Subscriptions', to: paths.reportSubscriptions },
        { label: 'Favorites', to: paths.reportFavorites },
        { label: 'Custom Reports', to: paths.customReports },
        { label: 'Figures', to: paths.figures },
      ],
    },
    {
      label: 'MedSKU',
      to: paths.allMedsku,
      section: ['/medsku'],
      who: roles,
      children: [
        { label: 'All MedSKU', to: paths.allMedsku },
        { label: 'Subscriptions', to: paths.medskuSubscriptions },
        { label: 'Favorites', to: paths.medskuFavorites },
      ],
    },
    {
      label: 'Procedure Tracker',
      to: paths.allProcedures,
      section: ['/pt'],
      who: roles,
      children: [
        { label: 'All Procedure Tracker', to: paths.allProcedures },
        { label: 'Subscriptions', to: paths.procedureSubscriptions },
        { label: 'Favorites', to: paths.procedureFavorites },
      ],
    },
    {
      label: 'Surveys',
      to: paths.allSurveys,
      section: ['/survey'],
      who: roles,
      children: [
        { label: 'All Surveys', to: paths.allSurveys },
        { label: 'Subscriptions', to: paths.surveySubscriptions },
        { label: 'Favorites', to: paths.surveyFavorites },
      ],
    },
    { label: 'News', to: blog, section: [], external: true },
    { label: 'Translate', to: paths.translate, section: [paths.translate] },
    { label: 'Sign In', to: paths.home, section: [paths.home], who: 'visitors' },
  ];
}

export function mainMenu(role: Role | null, blog: string): MenuItem[] {
  return wholeMenu(blog).filter(({ who }) => who === undefined || isFor(who, role));
}

function isFor(who: 'visitors' | readonly Role[], role: Role | null): boolean {
  return who === 'visitors' ? role === null : role !== null && who.includes(role);
}

export function isCurrent({ section }: MenuItem, pathname: string): boolean {
  return section.some((start) => pathname === start || pathname.startsWith(`${start}/`));
}

interface AccountLink extends MenuLink {
  icon: IconName;
  who: readonly Role[];
}

const accountLinks: readonly AccountLink[] = [
  { label: 'Account Information', to: paths.account, icon: 'user', who: ['standard', 'team leader'] },
  { label: 'Admin Panel', to: paths.adminPanel, icon: 'settings', who: ['admin'] },
  { label: 'Report Upload', to: paths.reportUpload, icon: 'upload', who: ['publications'] },
  { label: 'Proofs', to: paths.proofs, icon: 'eye', who: ['publications'] },
  { label: 'Search Synonyms', to: paths.synonyms, icon: 'search', who: ['publications'] },
  { label: 'Clients', to: paths.clients, icon: 'list', who: ['sales'] },
  { label: 'Client Access', to: paths.clientAccess, icon: 'team', who: ['sales'] },
  { label: 'User Report', to: paths.userReport, icon: 'chart', who: ['sales'] },
  { label: 'Your files', to: paths.files, icon: 'download', who: roles },
  { label: 'Sign Out', to: paths.signOut, icon: 'signOut', who: roles },
];

export function accountMenu(role: Role): readonly AccountLink[] {
  return accountLinks.filter(({ who }) => who.includes(role));
}
