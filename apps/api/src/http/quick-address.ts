import { z } from 'zod';
import { pathOf, type Route } from './endpoints.ts';

/** A request for something that may be ready. */
export interface Asked {
  route: Route;
  input: { params: unknown; query: unknown };
}

const mostKnown = 5000;
/** Of ours none is longer. Anyone can write thousands that are, and mean the same. */
const longestKnown = 250;

/** Which of the calls an address is for, checked as the framework would. The same few are asked for again and again. */
export function addressReader(routes: readonly Route[]): (url: string) => Asked | null {
  const known = new Map<string, Asked>();
  const readers = routes.map(readerOf);
  return (url) => {
    const found = known.get(url);
    if (found) return found;
    let asked: Asked | null = null;
    for (const read of readers) asked ??= read(url);
    if (asked && url.length <= longestKnown) {
      if (known.size >= mostKnown) known.clear();
      known.set(url, asked);
    }
    return asked;
  };
}

function readerOf(route: Route): (url: string) => Asked | null {
  const { params, query } = route.endpoint;
  const names = [...pathOf(route.endpoint).matchAll(/:(\w+)/g)].map(([, name]) => name);
  const pattern = new RegExp(`^/api${pathOf(route.endpoint).replace(/:\w+/g, '([\\w-]+)')}(?:\\?(.+))?$`);
  return (url) => {
    const [, ...found] = pattern.exec(url) ?? [];
    if (found.length === 0) return null;
    const asked = [...new URLSearchParams(found.at(-1))];
    const input = {
      params: parsed(
        params,
        names.map((name, index) => [name, found[index]]),
      ),
      query: parsed(query, asked),
    };
    return input.params && input.query ? { route, input } : null;
  };
}

const nothing = z.strictObject({});

/** Null if the framework would refuse it, or might read it differently. */
function parsed(schema: z.ZodObject = nothing, entries: unknown[][]): unknown {
  const given = Object.fromEntries(entries);
  const isClear = Object.keys(given).length === entries.length;
  return isClear ? (schema.safeParse(given).data ?? null) : null;
}
