import { defineEndpoints } from '../endpoint.ts';
import { usageCalls as calls } from './usage.calls.ts';
import {
  teamUsage,
  teamUsageQuery,
  tellTeamBody,
  upgradeBody,
  usageNames,
  usageNamesBody,
} from './usage.schemas.ts';

export const usageEndpoints = defineEndpoints(calls, {
  noteUpgrade: {
    summary: 'Counts that somebody pressed the offer of a newer edition',
    who: ['user'],
    does: 'write',
    body: upgradeBody,
    problems: ['not-found'],
  },
  teamUsage: {
    summary:
      'What a team has made of its subscriptions: for its leader, and for its members if they are shown by name',
    who: ['user'],
    does: 'read',
    query: teamUsageQuery,
    answer: teamUsage,
    problems: ['not-found'],
  },
  teamUsagePdf: {
    summary: 'The same as one page',
    who: ['user'],
    does: 'export',
    query: teamUsageQuery,
    file: 'application/pdf',
    audited: { as: 'export', of: 'team-usage', what: 'one page' },
    problems: ['not-found'],
  },
  teamUsageCsv: {
    summary: 'The same as rows, all of them',
    who: ['user'],
    does: 'export',
    query: teamUsageQuery,
    file: 'text/csv',
    audited: { as: 'export', of: 'team-usage', what: 'rows' },
    problems: ['not-found'],
  },
  usageNames: {
    summary: 'Whether the use of the portal is shown by name in the company of the caller, and from when on',
    // The menu of My Account asks, which people of an expired company open too.
    who: ['signed-in'],
    does: 'read',
    answer: usageNames,
    problems: [],
  },
  switchUsageNames: {
    summary: 'Shows the use of the portal by name, after telling every member, or ends that at once',
    who: ['lead'],
    does: 'write',
    body: usageNamesBody,
    answer: usageNames,
    problems: ['team-too-small'],
  },
  tellTeam: {
    summary: 'Points all members to something that the company has and nobody has opened',
    who: ['lead'],
    does: 'write',
    body: tellTeamBody,
    problems: ['not-found'],
  },
});
