import { create } from 'zustand';

/** What screen readers announce because it is only shown where it happens; '' for nothing. */
export const useAnnouncement = create<{ words: string }>()(() => ({ words: '' }));

export function announce(words: string): void {
  useAnnouncement.setState({ words });
}
