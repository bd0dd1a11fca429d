import { readingEndpoints } from '@caliper/contract/reading/reading.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Places } from './places.service.ts';

export function readingRoutes(places: Places): Route[] {
  return routes(readingEndpoints, {
    readingPlace: ({ viewer, params }) => places.find(viewer, params),
    keepReadingPlace: ({ viewer, params, body }) => places.keep(viewer, params, body),
  });
}
