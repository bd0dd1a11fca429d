import type { Feature } from '../../http/feature.ts';
import { createBegun, type FindBegun } from './begun.service.ts';
import { createPlaces, type PlacesNeeds } from './places.service.ts';
import { readingRoutes } from './reading.routes.ts';

interface WiredReading extends Feature {
  services: { begun: FindBegun };
}

export function wireReading(needs: PlacesNeeds): WiredReading {
  const places = createPlaces(needs);
  return { services: { begun: createBegun({ ...needs, places }) }, routes: readingRoutes(places) };
}
