import { useEffect, useEffectEvent, useState } from 'react';
import { usePart } from '../../../lib/loading/load-part.ts';
import type { PaletteLink } from './palette-groups.ts';

/** Small screens have the search box instead. */
const narrow = '(width <= 700px)';

interface PaletteKeysProps {
  /** Where the menus lead. */
  askLinks: () => Promise<readonly PaletteLink[]>;
}

/** Listens for the keys that open the palette, which is loaded then. */
export function PaletteKeys({ askLinks }: PaletteKeysProps) {
  const [opened, setOpened] = useState<{ typed: string } | null>(null);
  const { part, want } = usePart(async () => {
    const [code, links] = await Promise.all([import('./palette.tsx'), askLinks()]);
    return { Palette: code.Palette, links };
  });
  const press = useEffectEvent(async (event: KeyboardEvent) => {
    if (!isForPalette(event)) return;
    event.preventDefault();
    const box = searchBox();
    if (matchMedia(narrow).matches) return box?.focus();
    const typed = event.target === box ? (box?.value ?? '') : '';
    if (await want()) setOpened({ typed });
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => void press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  if (!opened || !part) return null;
  return <part.Palette typed={opened.typed} links={part.links} onClose={() => setOpened(null)} />;
}

/** Ctrl K, Cmd K and the slash; not while something is typed elsewhere, nor in front of a dialog. */
function isForPalette({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
  defaultPrevented,
}: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || document.querySelector('dialog[open], [role="dialog"]')) return false;
  const isWithControl = ctrlKey !== metaKey && !shiftKey && key.toLowerCase() === 'k';
  const isSlash = !ctrlKey && !metaKey && key === '/';
  if (isField(target)) return isWithControl && target === searchBox();
  return isWithControl || isSlash;
}

const fields = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}

/** The one in the header, whose list says that the keys open more. */
function searchBox(): HTMLInputElement | null {
  return document.querySelector('header input[role="combobox"]');
}
