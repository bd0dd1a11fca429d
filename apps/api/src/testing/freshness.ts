import { createFreshness, type Freshness } from '../platform/freshness/freshness.ts';
import { connectPrimary } from '../platform/freshness/primary.ts';
import { whenOver } from './when-over.ts';

/** A memory of its own, as another node has. */
export function openFreshness({ databaseUrl }: { databaseUrl: string }): Freshness {
  const primary = connectPrimary(databaseUrl, 15_000);
  whenOver(() => primary.close());
  return createFreshness(primary, 1024 * 1024);
}
