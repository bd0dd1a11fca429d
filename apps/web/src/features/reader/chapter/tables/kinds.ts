import { ownElement, textIn, wrap } from '../own.ts';
import type { Grid, PlacedCell } from './grid.ts';

type Arrange = (table: HTMLTableElement, grid: Grid) => void;

/** What tables of certain kinds have beyond the rules for all tables. */
export const arrangeKind: Record<string, Arrange> = {
  'clinical trials': arrangeTrials,
  'market drivers': arrangeDrivers,
  swot: arrangeSwot,
};

/** The heading cell of the column with this name. */
function headingOf({ head }: Grid, name: RegExp): PlacedCell | undefined {
  return head.flat().find(({ cell, width }) => width === 1 && name.test(textIn(cell)));
}

function column(grid: Grid, name: RegExp): HTMLTableCellElement[] {
  const heading = headingOf(grid, name);
  return heading ? cellsIn(grid.body, heading.column) : [];
}

function cellsIn(body: PlacedCell[][], at: number): HTMLTableCellElement[] {
  return body.flat().flatMap(({ cell, column: place, width }) => (place === at && width === 1 ? [cell] : []));
}

const registered = /^(?=\S*\d)[A-Z]{2,}[\w./-]*$/;

const tones: [RegExp, string][] = [
  [/not yet|planned|unknown/i, 'plain'],
  [/terminat|withdrawn|halted/i, 'bad'],
  [/suspend|delay/i, 'warn'],
  [/^active|ongoing|follow-up/i, 'info'],
  [/recruiting|enrol/i, 'ok'],
];

function arrangeTrials(_table: HTMLTableElement, grid: Grid): void {
  for (const cell of column(grid, /\bstatus\b/i)) {
    const text = textIn(cell);
    if (text === '') continue;
    const badge = wrap('span', 'badge', [...cell.childNodes]);
    badge.dataset.tone = tones.find(([words]) => words.test(text))?.[1] ?? 'plain';
  }
  for (const { cell } of grid.body.flat()) {
    if (!registered.test(textIn(cell))) continue;
    cell.dataset.registered = '';
    cell.translate = false;
  }
}

const impacts = ['very low', 'low', 'moderate', 'high', 'very high'];
const others: Record<string, number> = { medium: 3, minor: 1, major: 4, strong: 4, weak: 2 };

function arrangeDrivers(_table: HTMLTableElement, grid: Grid): void {
  for (const cell of cellsIn(grid.body, 0)) cell.dataset.driver = '';
  const heading = headingOf(grid, /\b(?:impact|rating|weight)\b/i);
  if (!heading) return;
  for (const cell of [heading.cell, ...cellsIn(grid.body, heading.column)]) {
    delete cell.dataset.number;
    cell.style.removeProperty('text-align');
    if (cell !== heading.cell) addTicks(cell);
  }
}

/** Five ticks, filled according to the impact, and its name unless the author wrote it. */
function addTicks(cell: HTMLTableCellElement): void {
  const text = textIn(cell).toLowerCase();
  const impact = impactOf(text);
  if (impact === 0) return;
  cell.dataset.impact = '';
  const ticks = ownElement('span', 'ticks');
  ticks.style.setProperty('--filled', String(impact));
  cell.prepend(ticks);
  if (/[a-z]/.test(text)) return;
  const word = ownElement('span', 'impact-word');
  word.textContent = impacts[impact - 1] ?? '';
  cell.append(word);
}

function impactOf(text: string): number {
  const digit = text.match(/^([1-5])\b(?![.,]\d)/)?.[1];
  if (digit) return Number(digit);
  return impacts.indexOf(text) + 1 || (others[text] ?? 0);
}

const quarters: [RegExp, tone: string][] = [
  [/^strength/i, 'ok'],
  [/^weakness/i, 'warn'],
  [/^opportunit/i, 'info'],
  [/^threat/i, 'bad'],
];

/** Two by two if each quarter is one cell; in any other layout the headings are marked. */
function arrangeSwot(table: HTMLTableElement, { head, body }: Grid): void {
  const cells = [...head.flat(), ...body.flat()].map(({ cell }) => cell);
  for (const cell of cells) {
    const [, tone] = quarters.find(([words]) => words.test(textIn(cell))) ?? [];
    if (tone) Object.assign(cell.dataset, { quarter: '', tone });
  }
  const isSquare = head.length === 0 && body.length === 2 && cells.length === 4;
  if (isSquare && cells.every(({ dataset }) => dataset.tone)) table.dataset.square = '';
}
