import { expectFrameFits } from '../fits.ts';
import { test } from '../fixtures.ts';
import { region, seen } from '../screen.ts';
import { framedAt } from './dashboard-steps.ts';
import { makeItemReader, opened } from './item-figures.ts';

const shown = [
  ['medsku', '?sku=AR-1|Vantor&sku=KE-1|Oriel', 'Units by SKU'],
  ['pt', '', 'Procedures by procedure'],
  ['survey', '?by=country&weighted=1', 'By country'],
] as const;

test.slow();

for (const [kind, search, last] of shown)
  test(`a dashboard of the kind ${kind} fits every screen and serves everybody @thorough`, async ({
    page,
    house,
  }) => {
    const { path } = await house.signedIn(makeItemReader(house, kind));
    const frame = await opened(page, () => page.goto(path + search));
    await seen(region(frame, last).locator('svg, table').first());
    await expectFrameFits(page, framedAt(page));
  });
