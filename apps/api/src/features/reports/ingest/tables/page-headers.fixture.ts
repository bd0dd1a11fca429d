import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Tag = DefaultTreeAdapterTypes.Element;

/** A cell of a table in HTML, placed by the standard's algorithm for forming a table. */
export interface SeenCell {
  text: string;
  isHeading: boolean;
  scope: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Its row group, counted from 0. */
  group: number;
}

/** The first table of a page as the HTML standard reads it; written from the standard, and not from our own reading. */
export function seenTable(html: string): SeenCell[] {
  const table = find(parseFragment(html).childNodes, 'table');
  const groups = table ? tagsIn(table).filter(({ tagName }) => /^(thead|tbody|tfoot)$/.test(tagName)) : [];
  const cells: SeenCell[] = [];
  let y = 0;
  for (const [group, section] of groups.entries()) {
    const rows = tagsIn(section).filter(({ tagName }) => tagName === 'tr');
    const end = y + rows.length;
    for (const row of rows) {
      let x = 0;
      for (const cell of tagsIn(row)) {
        const isTaken = () =>
          cells.some((one) => one.x <= x && x < one.x + one.width && one.y <= y && y < one.y + one.height);
        while (isTaken()) x += 1;
        const width = Number(attributeOf(cell, 'colspan') || 1);
        const rowspan = Number(attributeOf(cell, 'rowspan') || 1);
        const height = rowspan === 0 ? end - y : Math.min(rowspan, end - y);
        const isHeading = cell.tagName === 'th';
        cells.push({
          text: textOf(cell),
          isHeading,
          scope: attributeOf(cell, 'scope'),
          x,
          y,
          width,
          height,
          group,
        });
        x += width;
      }
      y += 1;
    }
  }
  return cells;
}

/** The headings of a cell by the standard: columns upwards, rows to the left, and the name of its row group. */
export function headingsOf(
  cell: SeenCell,
  cells: readonly SeenCell[],
): { columns: string[]; rows: string[] } {
  const columns = new Set<SeenCell>();
  for (let x = cell.x; x < cell.x + cell.width; x += 1)
    for (const one of scan(cell, cells, x, cell.y - 1, 0, -1)) columns.add(one);
  const rows = new Set<SeenCell>();
  for (let y = cell.y; y < cell.y + cell.height; y += 1)
    for (const one of scan(cell, cells, cell.x - 1, y, -1, 0)) rows.add(one);
  for (const one of cells)
    if (one.scope === 'rowgroup' && one.group === cell.group && one.x <= cell.x && one.y <= cell.y)
      rows.add(one);
  const texts = (set: Set<SeenCell>) =>
    [...set].filter((one) => one !== cell && one.text !== '').map(({ text }) => text);
  return { columns: texts(columns), rows: texts(rows) };
}

/** The standard's "internal algorithm for scanning and assigning header cells". */
function scan(
  principal: SeenCell,
  cells: readonly SeenCell[],
  fromX: number,
  fromY: number,
  dx: number,
  dy: number,
): SeenCell[] {
  const found: SeenCell[] = [];
  const opaque: SeenCell[] = [];
  let block: SeenCell[] = principal.isHeading ? [principal] : [];
  let inBlock = principal.isHeading;
  for (let [x, y] = [fromX, fromY]; x >= 0 && y >= 0; x += dx, y += dy) {
    const covering = cells.filter(
      (one) => one.x <= x && x < one.x + one.width && one.y <= y && y < one.y + one.height,
    );
    const [current] = covering;
    if (!current || covering.length > 1) continue;
    if (current.isHeading) {
      inBlock = true;
      block.push(current);
      const isHidden = opaque.some((one) =>
        dx === 0
          ? one.x === current.x && one.width === current.width
          : one.y === current.y && one.height === current.height,
      );
      if (!isHidden && (dx === 0 ? isColumnHeading(current) : isRowHeading(current))) found.push(current);
    } else if (inBlock) {
      inBlock = false;
      opaque.push(...block);
      block = [];
    }
  }
  return found;
}

/** Every heading that Caliper writes has a scope. */
function isColumnHeading({ scope }: SeenCell): boolean {
  return scope === 'col';
}

function isRowHeading({ scope }: SeenCell): boolean {
  return scope === 'row';
}

function find(nodes: Node[], tag: string): Tag | undefined {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    const found = node.tagName === tag ? node : find(node.childNodes, tag);
    if (found) return found;
  }
  return undefined;
}

function tagsIn(node: Tag): Tag[] {
  return node.childNodes.filter((one): one is Tag => 'tagName' in one);
}

function attributeOf(node: Tag, name: string): string {
  return node.attrs.find((one) => one.name === name)?.value ?? '';
}

function textOf(node: Tag): string {
  return node.childNodes
    .map((one) => ('tagName' in one ? textOf(one) : 'value' in one ? one.value : ''))
    .join('')
    .trim();
}
