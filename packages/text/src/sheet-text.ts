/** The longest text of a cell. */
const longest = 32_767;

/** A cell whose text stays text, whatever it looks like. */
export function sheetText(text: string) {
  const value = writable(text.slice(0, longest));
  // Formatted as text too, so that it does not become a formula when someone edits the cell.
  return { type: String, value, ...(opensFormula(value) && { format: '@' }) };
}

/** Whether a spreadsheet would calculate this text. */
export function opensFormula(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text);
}

function writable(text: string): string {
  // In this format _x0041_ means a letter; an escaped underscore in front prevents that.
  const escaped = text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
  // The writer keeps texts in a plain object, and would mistake names such as 'constructor' for texts it already has.
  return escaped in {} ? `${escaped} ` : escaped;
}

/** A spreadsheet keeps this many digits of a number and replaces the rest with zeros. */
export const mostDigits = 15;

/** What a cell with a percent format holds: 5.1 percent is 0.051, without the noise of dividing. */
export function asFraction(percent: number): number {
  return Number((percent / 100).toPrecision(mostDigits));
}
