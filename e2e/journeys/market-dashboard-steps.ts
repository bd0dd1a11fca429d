import { csv, marketFile, marketHead } from '@caliper/api/testing/figure-files.ts';
import type { FrameLocator, Locator } from '@playwright/test';
import { press } from '../pressing.ts';
import { button, checkbox, exact, region } from '../screen.ts';

/** Several markets in one file. */
export function marketFiles(...markets: readonly [name: string, scale: number][]): string {
  const [first = '', ...others] = markets.map(([name, scale]) => marketFile(name, scale));
  return first + others.map((file) => file.slice(file.indexOf('\n') + 1)).join('');
}

/** Coverage that can be checked in one's head: Germany 80, France 60, each ten more with private payers. */
export function accessFile(): string {
  const rows = [2024, 2025, 2026].flatMap((year) =>
    [['Germany', 80] as const, ['France', 60] as const].flatMap(([country, coverage]) =>
      [
        ['', 0],
        ['Public', 0],
        ['Private', 10],
      ].flatMap(([payer, more]) => {
        const place = ['Knees', 'Cemented', 'Europe', country, String(payer), year];
        const value = coverage + Number(more) + (year - 2025);
        return [
          [...place, 'coverage', '%', value],
          [...place, 'reimbursement', 'USD', value * 100],
        ];
      }),
    ),
  );
  return csv(marketHead, ...rows);
}

/** A key figure by what stands below it. */
export function keyFigure(frame: FrameLocator, label: string): Locator {
  return frame.locator('dl > div').filter({ has: frame.getByText(label, exact) });
}

export function panel(frame: FrameLocator, title: string | RegExp): Locator {
  return region(frame, title, { ...(typeof title === 'string' && { exact: true }) });
}

/** A filter, by its label; its words tell what is chosen. */
export function filter(frame: FrameLocator, label: string): Locator {
  return button(region(frame, 'Filters'), new RegExp(`^${label} `));
}

export async function choose(frame: FrameLocator, label: string, ...names: string[]): Promise<void> {
  await filter(frame, label).click();
  for (const name of names) await press(checkbox(frame, name, exact));
  await filter(frame, label).click();
}
