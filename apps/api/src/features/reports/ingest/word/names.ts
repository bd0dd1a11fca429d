import { prefixOf } from './vocabulary.ts';

/** Which namespace each prefix of a file stands for at a place, and what its names are called here. */
interface Scope {
  spaces: ReadonlyMap<string, string>;
  elements: Map<string, string | null>;
  attributes: Map<string, string | null>;
}

export interface Names {
  /** Enters an element with these attributes. */
  enter(attributes: Readonly<Record<string, string>>): void;
  leave(): void;
  /** `w:p`, whatever the file calls it; null in namespaces of which nothing is kept. */
  element(name: string): string | null;
  attribute(name: string): string | null;
}

/** The parser could do this itself, at twice the time. A name is looked up once for as long as nothing is declared anew. */
export function createNames(): Names {
  const standard = new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]);
  const scopes: Scope[] = [scopeOf(standard)];
  const current = () => scopes.at(-1) ?? scopeOf(standard);
  return {
    enter(attributes) {
      const scope = current();
      const declared = Object.keys(attributes).filter((name) => /^xmlns(:|$)/.test(name));
      const spaces = declared.map((name) => [name.slice(6), attributes[name] ?? ''] as const);
      scopes.push(spaces.length > 0 ? scopeOf(new Map([...scope.spaces, ...spaces])) : scope);
    },
    leave: () => void scopes.pop(),
    element(name) {
      const { elements, spaces } = current();
      return known(elements, name, () => resolved(name, spaces, spaces.get('')));
    },
    attribute(name) {
      const { attributes, spaces } = current();
      return known(attributes, name, () => (name.includes(':') ? resolved(name, spaces, undefined) : name));
    },
  };
}

function scopeOf(spaces: ReadonlyMap<string, string>): Scope {
  return { spaces, elements: new Map(), attributes: new Map() };
}

function known(names: Map<string, string | null>, name: string, find: () => string | null): string | null {
  let found = names.get(name);
  if (found === undefined) {
    found = find();
    names.set(name, found);
  }
  return found;
}

function resolved(
  name: string,
  spaces: ReadonlyMap<string, string>,
  otherwise: string | undefined,
): string | null {
  const colon = name.indexOf(':');
  const space = colon < 0 ? otherwise : spaces.get(name.slice(0, colon));
  const prefix = prefixOf(space ?? '');
  return prefix === null ? null : `${prefix}${name.slice(colon + 1)}`;
}
