/** Of the column counted from 0: A, B … Z, AA. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  const letter = String.fromCharCode(65 + (index % 26));
  return rest === 0 ? letter : columnName(rest - 1) + letter;
}

/** As a link or a defined name wants it: 'Table 5.1'!A1. */
export function placeIn(sheet: string, place: string): string {
  return `'${sheet.replaceAll("'", "''")}'!${place}`;
}

const longest = 31;

/**
 * Gives each sheet a name as spreadsheets allow it: no longer than 31 characters, without the signs of references, and
 * none twice, for which only the case does not count.
 */
export function createSheetNames(): (wanted: string, otherwise: string) => string {
  // Spreadsheets keep this one for themselves.
  const taken = new Set(['history']);
  return (wanted, otherwise) => {
    const name = cut(allowed(wanted), longest) || otherwise;
    let free = name;
    for (let again = 2; taken.has(free.toLowerCase()); again += 1) {
      const ending = ` (${again})`;
      free = cut(name, longest - ending.length) + ending;
    }
    taken.add(free.toLowerCase());
    return free;
  };
}

function allowed(name: string): string {
  return name
    .replace(/[\\/?*[\]:\p{C}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^['\s]+|['\s]+$/g, '');
}

function cut(name: string, most: number): string {
  let end = '';
  for (const letter of name) {
    if (end.length + letter.length > most) break;
    end += letter;
  }
  return end.replace(/['\s,;:.–-]+$/, '');
}
