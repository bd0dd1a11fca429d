import { type Markup, xml } from './xml.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** What one part has to do with others, and the ids by which its markup names them. */
export interface Relations {
  /** The id of a part, named by its path in the package: `ppt/charts/chart1.xml`. */
  to(type: string, path: string): string;
  /** The id of an address elsewhere; null for one that programs would call broken. */
  toAddress(address: string): string | null;
  markup(): Markup | null;
}

/** For the part at `path`; the package itself has the path ''. */
export function createRelations(path = ''): Relations {
  const written = new Map<string, Markup>();
  const folder = path.split('/').slice(0, -1);

  function idOf(type: string, target: string, mode: Markup | null): string {
    const key = `${type} ${target}`;
    const id = `rId${[...written.keys()].indexOf(key) + 1 || written.size + 1}`;
    const full = type.includes(':') ? type : `${office}/${type}`;
    written.set(key, xml`<Relationship Id="${id}" Type="${full}" Target="${target}"${mode}/>`);
    return id;
  }

  return {
    to: (type, target) => idOf(type, relative(folder, target), null),
    toAddress(address) {
      const known = addressOf(address);
      return known && idOf('hyperlink', known, xml` TargetMode="External"`);
    },
    markup: () =>
      written.size === 0
        ? null
        : xml`<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[...written.values()]}</Relationships>`,
  };
}

function relative(folder: readonly string[], target: string): string {
  const steps = target.split('/');
  const same = folder.findIndex((step, index) => step !== steps[index]);
  const shared = same < 0 ? folder.length : same;
  return [...folder.slice(shared).map(() => '..'), ...steps.slice(shared)].join('/');
}

/** As programs want it written; a longer one than they allow makes the whole file broken. */
export function addressOf(address: string): string | null {
  if (!/^(?:https?|mailto):/i.test(address) || !URL.canParse(address)) return null;
  const { href } = new URL(address);
  return href.length <= 2000 ? href : null;
}

/** Where the relations of a part stand. */
export function relationsPath(path: string): string {
  const steps = path.split('/');
  const name = steps.pop() ?? '';
  return [...steps, '_rels', `${name}.rels`].join('/');
}
