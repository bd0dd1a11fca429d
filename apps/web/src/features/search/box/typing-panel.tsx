import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import { type Ref, useEffect, useImperativeHandle, useMemo } from 'react';
import { SyntaxHelp } from '../../../lib/searching/syntax-help.tsx';
import { ChoiceList } from '../choosing/choice-list.tsx';
import { Keys, paletteKeys } from '../choosing/keys.tsx';
import { useChoosing } from '../choosing/use-choosing.ts';
import { useSuggestions } from '../suggestions.queries.ts';
import type { Ties, TypingHandle } from './search-box.tsx';
import { typingGroups } from './typing-groups.ts';
import classes from './typing-panel.module.css';

interface TypingPanelProps {
  ref: Ref<TypingHandle>;
  typed: string;
  onTies: (ties: Ties) => void;
  onLeave: () => void;
}

/** What a person may mean by what is typed so far. The field above keeps the focus and passes on its keys. */
export function TypingPanel({ ref, typed, onTies, onLeave }: TypingPanelProps) {
  const { suggestions, isStale, hasFailed } = useSuggestions(typed);
  const groups = useMemo(
    () => typingGroups({ suggestions, isStale, hasFailed }, typed),
    [suggestions, isStale, hasFailed, typed],
  );
  const choosing = useChoosing(groups);
  const { listId, activeId, press } = choosing;
  useImperativeHandle(ref, () => ({ press }));
  useEffect(() => onTies({ listId, activeId }), [onTies, listId, activeId]);
  return (
    <div className={classes.panel}>
      <ChoiceList label="Suggestions" {...{ groups, choosing, typed, onLeave }} />
      {hasFailed && (
        <p className={classes.said}>The suggestions did not load; the search itself still works.</p>
      )}
      <div className={classes.said}>
        <SyntaxHelp />
      </div>
      <p className={classes.foot} aria-hidden="true">
        <Keys keys={['↑', '↓']} /> to move <Keys keys={['Enter']} /> to open <Keys keys={['Esc']} /> to close
        <span className={classes.more}>
          <Keys keys={paletteKeys()} /> commands
        </span>
      </p>
      <Unseen role="status">{countWords(groups.flatMap(({ choices }) => choices).length)}</Unseen>
    </div>
  );
}

function countWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
