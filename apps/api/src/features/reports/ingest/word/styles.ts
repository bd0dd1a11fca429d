import type { Xml } from './xml.ts';
import { childNamed, childrenNamed, switchOf, valueIn } from './xml-query.ts';

/** A style with what it says itself; what it is based on says the rest. */
interface Style {
  id: string;
  name: string;
  basedOn: string | undefined;
  paragraph: Xml | undefined;
  run: Xml | undefined;
  firstRow: Xml | undefined;
  firstColumn: Xml | undefined;
}

export interface Styles {
  /** The style and those it is based on, nearest first. An unknown one is known by its id. */
  chain(kind: StyleKind, id: string | undefined): readonly Style[];
  /** What holds for every run that says nothing else. */
  defaults: Xml | undefined;
}

export type StyleKind = 'paragraph' | 'character' | 'table';

const deepest = 20;

export function readStyles(root: Xml | null): Styles {
  const styles = new Map<string, Style>();
  const standard = new Map<string, string>();
  for (const node of childrenNamed(root ?? undefined, 'w:style')) {
    const style = styleFrom(node);
    const kind = node.attributes['w:type'] ?? 'paragraph';
    styles.set(`${kind} ${style.id}`, style);
    if (/^(1|true|on)$/.test(node.attributes['w:default'] ?? '')) standard.set(kind, style.id);
  }
  const known = new Map<string, Style[]>();

  function chain(kind: StyleKind, given: string | undefined): readonly Style[] {
    const id = given ?? standard.get(kind) ?? '';
    const key = `${kind} ${id}`;
    const found = known.get(key) ?? follow(styles, kind, id);
    known.set(key, found);
    return found;
  }
  const docDefaults = childNamed(root ?? undefined, 'w:docDefaults');
  return { chain, defaults: childNamed(childNamed(docDefaults, 'w:rPrDefault'), 'w:rPr') };
}

function styleFrom(node: Xml): Style {
  const id = node.attributes['w:styleId'] ?? '';
  const look = (type: string) => {
    const found = childrenNamed(node, 'w:tblStylePr').find(({ attributes }) => attributes['w:type'] === type);
    return childNamed(found, 'w:rPr');
  };
  return {
    id,
    name: (valueIn(node, 'w:name') ?? id).toLowerCase(),
    basedOn: valueIn(node, 'w:basedOn'),
    paragraph: childNamed(node, 'w:pPr'),
    run: childNamed(node, 'w:rPr'),
    firstRow: look('firstRow'),
    firstColumn: look('firstCol'),
  };
}

function follow(styles: Map<string, Style>, kind: StyleKind, id: string): Style[] {
  const chain: Style[] = [];
  let next: string | undefined = id;
  while (next !== undefined && chain.length < deepest) {
    const style = styles.get(`${kind} ${next}`);
    // A style that is used but not described still has a telling name.
    chain.push(style ?? { ...blank, id: next, name: next.toLowerCase() });
    next = style?.basedOn;
  }
  return chain;
}

const blank = {
  basedOn: undefined,
  paragraph: undefined,
  run: undefined,
  firstRow: undefined,
  firstColumn: undefined,
};

/** The nearest that says anything. */
export function nearest<T>(chain: readonly Style[], pick: (style: Style) => T | undefined): T | undefined {
  for (const style of chain) {
    const found = pick(style);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function switchIn(chain: readonly Style[], name: string): boolean | undefined {
  return nearest(chain, ({ run }) => switchOf(run, name));
}
