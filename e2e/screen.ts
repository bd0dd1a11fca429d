import { expect, type Locator, type Page } from '@playwright/test';

/** A page, a frame, or a part of one. */
type Place = Pick<Page, 'getByRole'>;
type Role = Parameters<Place['getByRole']>[0];
type More = Omit<NonNullable<Parameters<Place['getByRole']>[1]>, 'name'>;

/** A name is a part of what is written unless it is said to be all of it. */
export const exact = { exact: true } as const;

function byRole(role: Role) {
  return (place: Place, name: string | RegExp, more: More = {}) => place.getByRole(role, { name, ...more });
}

export const button = byRole('button');
export const link = byRole('link');
export const heading = byRole('heading');
export const dialog = byRole('dialog');
export const navigation = byRole('navigation');
export const region = byRole('region');
export const group = byRole('group');
export const table = byRole('table');
export const row = byRole('row');
export const radio = byRole('radio');
export const checkbox = byRole('checkbox');
export const option = byRole('option');

/** Waits until it is on screen. */
export const seen = (what: Locator) => expect(what).toBeVisible();

/** Waits until there is no such thing. */
export const gone = (what: Locator) => expect(what).toHaveCount(0);
