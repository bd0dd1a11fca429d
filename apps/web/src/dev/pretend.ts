const states: readonly [pseudo: RegExp, as: string][] = [
  [/:hover(?![\w-])/g, ':is([data-pretend="hover"] *)'],
  [/:focus-visible(?![\w-])/g, ':is([data-pretend="focus"] *)'],
];

/** Writes every rule for hover and focus a second time, for what stands inside of `data-pretend`. */
export function pretend(): void {
  for (const sheet of [...document.styleSheets]) repeatIn(sheet);
}

function repeatIn(list: CSSStyleSheet | CSSGroupingRule): void {
  const rules = [...list.cssRules];
  // From the last to the first, so that what is put in moves nothing that is still to be read.
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
