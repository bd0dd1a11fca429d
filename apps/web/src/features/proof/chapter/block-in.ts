/** The block of a chapter that an id names; null without a chapter or such a block. */
export function blockIn(root: HTMLElement | null, block: string | undefined): HTMLElement | null {
  return root && block ? root.querySelector<HTMLElement>(`#${CSS.escape(block)}`) : null;
}
