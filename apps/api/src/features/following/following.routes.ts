import { followingEndpoints } from '@caliper/contract/following/following.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Following } from './following.service.ts';

export function followingRoutes(following: Following): Route[] {
  return routes(followingEndpoints, {
    following: ({ viewer }) => following.list(viewer),
    followable: ({ viewer, params }) => following.followable(viewer, params.id),
    follow: ({ viewer, body }) => following.follow(viewer, body),
    changeRhythm: ({ viewer, params, body }) => following.changeRhythm(viewer, params.id, body.rhythm),
    unfollow: ({ viewer, params }) => following.unfollow(viewer, params.id),
  });
}
