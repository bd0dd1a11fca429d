export { PeopleFromFile } from './staff/people-from-file.tsx';
export { type Member, membersQuery } from './team.queries.ts';
