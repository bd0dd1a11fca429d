import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { changed, useHowMany, useIsChosen, useSelection } from './selection.ts';

interface ChooseRowProps {
  id: number;
  name: string;
  /** `isRange` says that Shift was held. */
  onPress: (pressed: { id: number; isOn: boolean; isRange: boolean }) => void;
}

export function ChooseRow({ id, name, onPress }: ChooseRowProps) {
  const isChosen = useIsChosen(id);
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onPress({
      id,
      isOn: target.checked,
      isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
    });
  return <Checkbox aria-label={`Choose ${name}`} checked={isChosen} onChange={change} />;
}

/** All rows of a table that are shown; half of them chosen is neither. */
export function ChooseTable({ ids, name }: { ids: readonly number[]; name: string }) {
  const selection = useSelection();
  const howMany = useHowMany(ids);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = howMany === 'some';
  }, [howMany]);
  return (
    <Checkbox
      ref={box}
      aria-label={`Choose all of ${name}`}
      checked={howMany === 'all'}
      onChange={() =>
        selection.setState((now) => ({ last: null, ids: changed(now.ids, ids, howMany !== 'all') }))
      }
    />
  );
}
