export { type Member, membersQuery } from './team.queries.ts';
