import { Choice } from '@caliper/ui/fields/choice.tsx';

interface WordChoiceProps<V extends string> {
  label: string;
  words: Record<V, string>;
  /** What is offered; everything that there are words for by default. */
  values?: readonly V[];
  value: V;
  onChange: (value: V) => void;
  /** `sm` in the head of a panel, `md` in the head of the dashboard. */
  size?: 'sm' | 'md';
}

/** One of a few words. */
export function WordChoice<V extends string>({ words, values, size = 'sm', ...choice }: WordChoiceProps<V>) {
  const offered = values ?? (Object.keys(words) as V[]);
  const options = offered.map((value) => ({ value, label: words[value] }));
  return <Choice {...choice} size={size} options={options} />;
}
