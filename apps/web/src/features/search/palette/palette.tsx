import { lengths } from '@caliper/contract/limits.ts';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { needsFullLoad } from '../../../lib/navigation/full-load.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { pageOffers } from '../../../lib/page-offers.ts';
import { lastPlaces } from '../../../lib/remembered/last-places.ts';
import { SyntaxHelp } from '../../../lib/searching/syntax-help.tsx';
import { ChoiceList } from '../choosing/choice-list.tsx';
import { Keys } from '../choosing/keys.tsx';
import { useChoosing } from '../choosing/use-choosing.ts';
import { newSearch } from '../search-address.ts';
import { useSuggestions } from '../suggestions.queries.ts';
import classes from './palette.module.css';
import { type PaletteLink, paletteGroups } from './palette-groups.ts';

interface PaletteProps {
  /** What stands in the field at first. */
  typed: string;
  links: readonly PaletteLink[];
  onClose: () => void;
}

/** From anywhere to a place, a report, a table or an action of the page. The browser keeps the focus inside. */
export function Palette({ typed: first, links, onClose }: PaletteProps) {
  const [typed, setTyped] = useState(first);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dialog = useOpened();
  const [offers] = useState(pageOffers);
  const [places] = useState(() => lastPlaces(pathname));
  const suggested = useSuggestions(typed, offers.find(({ report }) => report)?.report?.id);
  const groups = useMemo(
    () => paletteGroups({ typed, suggested, offers, links, places }),
    [typed, suggested, offers, links, places],
  );
  const choosing = useChoosing(groups, 'first');
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) search();
    else if (!choosing.press(event)) return;
    event.preventDefault();
  };
  const search = () => {
    const query = typed.trim();
    if (query === '') return;
    onClose();
    const to = newSearch(query);
    if (needsFullLoad(pathname, paths.search)) location.assign(to);
    else void navigate(to);
  };
  const count = groups.flatMap(({ choices }) => choices).length;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, which the browser does
    <dialog
      ref={dialog}
      className={classes.palette}
      aria-label="Commands"
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={classes.sheet}>
        <div className={classes.head}>
          <Icon name="search" />
          <input
            autoFocus
            className={classes.field}
            role="combobox"
            aria-label="Go to or do"
            aria-expanded={count > 0}
            aria-controls={choosing.listId}
            aria-activedescendant={choosing.activeId}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            autoComplete="off"
            spellCheck={false}
            maxLength={lengths.query}
            placeholder="Go to a report, a table, a page, or do something here"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={press}
          />
          <Keys keys={['Esc']} />
        </div>
        <div className={classes.list}>
          <ChoiceList label="Commands" {...{ groups, choosing, typed, onLeave: onClose }} />
          {count === 0 && (
            <p className="px16 py12 quiet">
              Type a few letters of what you look for, such as two words of a table.
            </p>
          )}
        </div>
        <div className={classes.help}>
          <SyntaxHelp />
        </div>
        <p className={classes.foot} aria-hidden="true">
          <Keys keys={['↑', '↓']} /> to move <Keys keys={['Enter']} /> to open
        </p>
        <Unseen role="status">{count === 1 ? '1 choice' : `${count} choices`}</Unseen>
      </div>
    </dialog>
  );
}

/** In front of the page, and gone with this component; the focus returns to where it was. */
function useOpened() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return dialog;
}
