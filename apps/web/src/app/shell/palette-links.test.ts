// @vitest-environment jsdom
import { roles } from '@caliper/contract/roles.ts';
import { expect, test } from 'vitest';
import type { Session } from '../../lib/session/session.ts';
import { paletteLinks } from './palette-links.ts';

test('FIND-12 the palette of everyone leads to Figures', () => {
  for (const role of roles)
    expect(paletteLinks({ role } as Session['user'])).toContainEqual({
      label: 'Figures',
      to: '/figures',
      menu: 'Reports',
    });
});
