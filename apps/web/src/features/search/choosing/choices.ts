import type { IconName } from '@caliper/ui/theme/icons.tsx';

/** Something that can be chosen from a list below a field: a place to go to, or something to do. */
export interface Choice {
  /** Unique within its list. */
  key: string;
  icon: IconName;
  words: string;
  /** Its words are the title that an analyst gave. */
  isTitle?: boolean;
  /** What kind, which edition, how many: at the right, or below where there is no room. */
  fact?: string | undefined;
  /** The keys that do the same. */
  keys?: readonly string[] | undefined;
  /** Either its address or what it does. */
  to?: string;
  run?: () => void;
  /** Whoever chooses it is not done. */
  stays?: boolean;
  /** Takes it off the list. */
  forget?: (() => void) | undefined;
}

export interface ChoiceGroup {
  /** Null for what stands by itself. */
  name: string | null;
  choices: readonly Choice[];
}

/** Groups without choices are left out. */
export function filled(groups: readonly ChoiceGroup[]): ChoiceGroup[] {
  return groups.filter(({ choices }) => choices.length > 0);
}

/** The first choices of all groups together, in their order. */
export function firstOf(groups: readonly ChoiceGroup[], most: number): ChoiceGroup[] {
  let left = most;
  const cut = groups.map(({ name, choices }) => {
    const kept = choices.slice(0, left);
    left -= kept.length;
    return { name, choices: kept };
  });
  return filled(cut);
}
