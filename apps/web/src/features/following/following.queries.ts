import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { type FollowKind, type Rhythm, rhythms } from '@caliper/contract/following/following.values.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { asked } from '../../lib/api/asked.ts';
import { queryClient } from '../../lib/api/query-client.ts';

export type Followed = Answer<'following'>[number];
export type Target = Body<'follow'>['target'];

/** Everything that the person follows: lists show it, buttons look up their own. */
export const followingQuery = { ...asked(['following'], 'following'), staleTime: 60_000 };

/** What can be followed from the page of an item. */
export const followableQuery = (itemId: number) =>
  asked(['following', 'items', itemId], 'followable', { params: { id: itemId } });

const words: Record<Rhythm, string> = {
  'at once': 'Mail at once',
  daily: 'Daily mail',
  weekly: 'Weekly mail',
  off: 'No mail',
};

export const rhythmOptions = rhythms.map((value) => ({ value, label: words[value] }));

export const kindWords: Record<FollowKind, string> = {
  report: 'Report',
  medsku: 'MedSKU',
  pt: 'Procedure Tracker',
  survey: 'Survey',
  category: 'Category',
  'sub-category': 'Sub-category',
  market: 'Market',
  company: 'Company',
  search: 'Saved search',
};

function isSame(one: Followed, target: Target): boolean {
  if (one.kind !== target.kind) return false;
  if (target.kind !== 'search') return one.target_id === target.id;
  const place = [target.category, target.region].filter(Boolean).join(', ');
  return one.name === target.query.trim().replace(/\s+/g, ' ') && one.detail === place;
}

/** How the person follows it; undefined if they do not, or that is not known yet. */
export function useFollowed(target: Target): { known: boolean; followed: Followed | undefined } {
  const { data } = useQuery(followingQuery);
  return { known: data !== undefined, followed: data?.find((one) => isSame(one, target)) };
}

function show(change: (all: Followed[]) => Followed[]): void {
  queryClient.setQueryData<Followed[]>(followingQuery.queryKey, (all) => all && change(all));
}

/** What was not answered may have happened all the same: the list is asked for anew. */
async function answered<Done>(sent: Promise<Done>): Promise<Done> {
  try {
    return await sent;
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: followingQuery.queryKey, exact: true });
    throw error;
  }
}

export async function follow(target: Target): Promise<Followed> {
  const followed = await answered(call('follow', { body: { target } }));
  show((all) => [followed, ...all.filter(({ id }) => id !== followed.id)]);
  return followed;
}

export async function unfollow(id: number): Promise<void> {
  await answered(call('unfollow', { params: { id } }));
  show((all) => all.filter((one) => one.id !== id));
}

export async function changeRhythm({ id, rhythm }: Pick<Followed, 'id' | 'rhythm'>): Promise<void> {
  const changed = await answered(call('changeRhythm', { params: { id }, body: { rhythm } }));
  show((all) => all.map((one) => (one.id === id ? changed : one)));
}
