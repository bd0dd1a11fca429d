/** For a button that its own press removes: the keyboard stays in the part of the page around it. */
export function keepFocus(pressed: Element | null): void {
  pressed?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
