/** Something to choose. What has others below it stands for all of them. */
export interface Choice {
  value: string;
  label: string;
  children?: readonly Choice[];
}

interface Label {
  name: string;
  under: string | null;
}

/** Names below the name that they belong to; without such a name they stand by themselves. */
export function choicesOf(labels: readonly Label[], groups: readonly string[] = groupsOf(labels)): Choice[] {
  if (groups.length === 0) return labels.map(({ name }) => ({ value: name, label: name }));
  return groups
    .map((group) => ({
      value: group,
      label: group,
      children: labels
        .filter(({ under }) => under === group)
        .map(({ name }) => ({ value: name, label: name })),
    }))
    .filter(({ children }) => children.length > 0);
}

function groupsOf(labels: readonly Label[]): string[] {
  return [...new Set(labels.flatMap(({ under }) => (under === null ? [] : [under])))];
}

/** What can be chosen in the end, each once. */
export function leavesOf(choices: readonly Choice[]): string[] {
  return [...new Set(choices.flatMap(({ value, children }) => children?.map((one) => one.value) ?? [value]))];
}

/** Those whose words, or whose group's words, hold what was typed. */
export function found(choices: readonly Choice[], typed: string): Choice[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [...choices];
  const fits = ({ label }: Choice) => label.toLowerCase().includes(wanted);
  return choices.flatMap((choice) => {
    if (fits(choice)) return [choice];
    const children = choice.children?.filter(fits) ?? [];
    return children.length > 0 ? [{ ...choice, children }] : [];
  });
}

/** Puts some in or takes them out; choosing all is the same as choosing none. */
export function toggled(
  chosen: readonly string[],
  values: readonly string[],
  all: readonly string[],
): string[] {
  const isIn = values.every((value) => chosen.includes(value));
  const next = isIn
    ? chosen.filter((value) => !values.includes(value))
    : [...chosen, ...values.filter((value) => !chosen.includes(value))];
  return next.length === all.length ? [] : all.filter((value) => next.includes(value));
}

/** Takes one out of what is shown, or back into it, where nothing chosen means that all is shown. */
export function shownOrNot(chosen: readonly string[], value: string, all: readonly string[]): string[] {
  if (chosen.length === 0) return all.filter((one) => one !== value);
  return toggled(chosen, [value], all);
}
