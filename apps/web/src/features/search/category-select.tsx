import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { useNavigate } from 'react-router';
import type { CategoryChoice } from './category-choices.ts';
import { addressOf, chooseCategory, type SearchChoice } from './search-address.ts';

interface CategorySelectProps {
  choice: SearchChoice;
  choices: readonly CategoryChoice[];
  /** False before the first answer, when there are no counts. */
  isKnown: boolean;
}

/** The same choices for narrow screens. */
export function CategorySelect({ choice, choices, isKnown }: CategorySelectProps) {
  const navigate = useNavigate();
  const options = choices.map(({ name, count }) => {
    const label = name ?? 'All categories';
    return { value: name ?? 'all', label: isKnown ? `${label} (${count})` : label };
  });
  return (
    <NativeSelect
      label="Category"
      value={choice.category ?? 'all'}
      options={options}
      onChange={(name) => navigate(addressOf(chooseCategory(choice, name === 'all' ? null : name)))}
    />
  );
}
