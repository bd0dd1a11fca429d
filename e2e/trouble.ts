import type { Page } from '@playwright/test';

/** Where calls are answered otherwise until `unroute`: in one page, or in all of a browser. */
type Line = Pick<Page, 'route'>;
type Calls = Parameters<Line['route']>[0];

/** The server fails at these calls, and says why. */
export async function fails(line: Line, calls: Calls, detail: string, status = 500, code = 'internal') {
  await line.route(calls, (route) => route.fulfill({ status, json: { status, code, detail } }));
}

/** The connection is lost at these calls. */
export async function cut(line: Line, calls: Calls): Promise<void> {
  await line.route(calls, (route) => route.abort());
}

/** Nothing arrives at the server until what this answers with is called. */
export async function hold(line: Line, calls: Calls): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await line.route(calls, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
