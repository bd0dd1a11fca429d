import type { Insertable, Selectable } from 'kysely';
import type { Tables } from './tables.generated.ts';

export type ItemRow = Selectable<Tables['items']>;
export type NewItem = Insertable<Tables['items']>;
export type UsergroupRow = Selectable<Tables['usergroups']>;
export type NewUsergroup = Insertable<Tables['usergroups']>;
export type UserRow = Selectable<Tables['users']>;
export type NewUser = Insertable<Tables['users']>;
export type NewRequest = Insertable<Tables['requests']>;
export type Access = Tables['entitlements']['access'];

export type ReadableBecause = 'owner' | 'shared' | 'headquarter' | 'given' | 'staff';
