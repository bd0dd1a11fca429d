/** What a cell can hold. */
const longest = 32_767;

/** Text that stays text, whatever it looks like. */
export function sheetText(text: string) {
  const value = writable(text.slice(0, longest));
  // Formatted as text too, so that it does not become a formula when somebody edits the cell.
  return { type: String, value, ...(/^[=+\-@\t\r]/.test(value) && { format: '@' }) };
}

function writable(text: string): string {
  // _x0041_ stands for a letter in this format; an underline in front of it says that it does not.
  const escaped = text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
  // The writer keeps texts in a plain object and would take these for texts that it has already.
  return escaped in {} ? `${escaped} ` : escaped;
}
