/** Something to choose. Choosing a group chooses everything in it. */
export interface Choice {
  value: string;
  label: string;
  children?: readonly Choice[];
  /** A group that cannot be chosen: some of its names belong to other groups too. */
  isHeading?: boolean;
}

interface Label {
  name: string;
  under: string | null;
}

/**
 * Names in the groups that they belong to. A name of several groups is one choice, which chooses it in all of them, and
 * so is listed once, before the groups. A single group around everything would say nothing.
 */
export function choicesOf(labels: readonly Label[]): Choice[] {
  const byGroup = Map.groupBy(labels, ({ under }) => under);
  if (byGroup.size < 2) return labels.map(choiceOf);
  const byName = Map.groupBy(labels, ({ name }) => name);
  const isShared = ({ name }: Label) => (byName.get(name)?.length ?? 0) > 1;
  const shared = [...byName].flatMap(([, [label]]) => (label && isShared(label) ? [choiceOf(label)] : []));
  const groups = [...byGroup].flatMap(([group, inside]): Choice[] => {
    const own = inside.filter((label) => !isShared(label)).map(choiceOf);
    if (group === null || own.length === 0) return own;
    const isHeading = own.length < inside.length;
    return [{ value: group, label: group, children: own, ...(isHeading && { isHeading }) }];
  });
  return [...shared, ...groups];
}

function choiceOf({ name }: Label): Choice {
  return { value: name, label: name };
}

/** What can be chosen one by one, each once. */
export function leavesOf(choices: readonly Choice[]): string[] {
  return [...new Set(choices.flatMap(({ value, children }) => children?.map((one) => one.value) ?? [value]))];
}

/** Those whose label, or whose group's label, contains the typed text. */
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

/** Adds names or removes them; choosing all is the same as choosing none. */
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

/** Hides one name or shows it again, where nothing chosen means that all are shown. */
export function shownOrNot(chosen: readonly string[], value: string, all: readonly string[]): string[] {
  if (chosen.length === 0) return all.filter((one) => one !== value);
  return toggled(chosen, [value], all);
}
