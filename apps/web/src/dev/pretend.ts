const states: readonly [pseudo: RegExp, as: string][] = [
  [/:hover(?![\w-])/g, ':is([data-pretend="hover"] *)'],
  [/:focus-visible(?![\w-])/g, ':is([data-pretend="focus"] *)'],
];

/** Repeats every rule for hover and focus for elements inside `data-pretend`. */
export function pretend(): void {
  for (const sheet of [...document.styleSheets]) repeatIn(sheet);
}

function repeatIn(list: CSSStyleSheet | CSSGroupingRule): void {
  const rules = [...list.cssRules];
  // From last to first, so that insertions do not move rules that are still to be read.
  for (const [index, rule] of [...rules.entries()].reverse()) {
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) repeatIn(rule);
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const text of repeated(rule)) list.insertRule(text, index + 1);
  }
}

function repeated({ selectorText, style }: CSSStyleRule): string[] {
  return states.flatMap(([pseudo, as]) =>
    selectorText.search(pseudo) === -1 ? [] : [`${selectorText.replace(pseudo, as)} { ${style.cssText} }`],
  );
}
