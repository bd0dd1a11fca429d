// @vitest-environment jsdom
import { WorldMap } from '@caliper/ui/charts/world-map.tsx';
import { act } from 'react';
import { expect, test } from 'vitest';
import { drawn } from '../drawn.fixture.ts';

const shapes = ['France', 'Spain'].map((name, at) => ({
  name,
  outline: `M${at} 0h1v1z`,
  center: [at, 0] as const,
  box: [at, 0, at + 1, 1] as const,
}));
const map = {
  label: 'Value',
  size: [100, 50] as const,
  shapes,
  values: shapes.map(({ name }) => ({ name, value: 1, lines: ['1'] })),
  steps: [0],
  formatStep: String,
};

const place = drawn(WorldMap, map);

const country = (name: string) => place.querySelector<SVGElement>(`[aria-label^="${name}"]`);
const named = () => place.querySelector('strong')?.textContent;
/** The outlines drawn above the countries. */
const edges = () =>
  [...place.querySelectorAll('svg[role=group] > g:not([role]) path')].map((path) => path.getAttribute('d'));
const focus = (name: string) => act(() => country(name)?.focus());
const fire = (target: EventTarget | null, event: Event) => act(() => void target?.dispatchEvent(event));
const point = (name: string) => fire(country(name), new MouseEvent('pointerover', { bubbles: true }));
const leave = (name: string) =>
  fire(country(name), new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body }));

test('the ring stays with the keyboard while the pointer tells of another country', () => {
  focus('France');
  expect([named(), edges()]).toEqual(['France', [shapes[0]?.outline]]);
  point('Spain');
  expect([named(), edges()]).toEqual(['Spain', [shapes[1]?.outline, shapes[0]?.outline]]);
  leave('Spain');
  expect([named(), edges()]).toEqual(['France', [shapes[0]?.outline]]);
});

test('Escape hides the tip until something is pointed at', () => {
  focus('France');
  fire(document, new KeyboardEvent('keydown', { key: 'Escape' }));
  expect([named(), edges()]).toEqual([undefined, [shapes[0]?.outline]]);
  leave('France');
  expect(named()).toBeUndefined();
  point('Spain');
  expect(named()).toBe('Spain');
});
