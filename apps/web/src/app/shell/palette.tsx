import { chooseColorScheme, useColorScheme } from '@caliper/ui/theme/color-scheme.ts';
import { PaletteKeys } from '../../features/search/index.ts';
import { usePageOffers } from '../../lib/page-offers.ts';
import type { Session } from '../../lib/session/session.ts';

/** The palette, with what is on every page: the menus and the appearance. */
export function Palette({ user }: { user: Session['user'] }) {
  useAppearanceOffer();
  const askLinks = async () => (await import('./palette-links.ts')).paletteLinks(user);
  return <PaletteKeys askLinks={askLinks} />;
}

function useAppearanceOffer(): void {
  const isDark = useColorScheme().scheme === 'dark';
  usePageOffers({
    actions: [
      {
        icon: isDark ? 'sun' : 'moon',
        words: isDark ? 'Light appearance' : 'Dark appearance',
        run: () => chooseColorScheme(isDark ? 'light' : 'dark'),
      },
    ],
  });
}
