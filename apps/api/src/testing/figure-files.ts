import writeWorkbook, { type SheetData } from 'write-excel-file/node';

export function csv(...rows: (string | number)[][]): string {
  return `${rows.map((row) => row.join(',')).join('\n')}\n`;
}

export const marketHead = [
  'market',
  'segment',
  'region',
  'country',
  'company',
  'year',
  'metric',
  'unit',
  'value',
];

/** A small market whose figures can be added up in one's head. */
export function marketFile(market = 'Knees', scale = 1): string {
  const rows: (string | number)[][] = [];
  const places = [
    ['Europe', 'Germany', 1],
    ['Europe', 'France', 2],
    ['North America', 'Canada', 4],
  ] as const;
  for (const [region, country, size] of places) {
    for (const [segment, share] of [
      ['Cemented', 10],
      ['Revision', 5],
    ] as const) {
      for (const year of [2024, 2025, 2026]) {
        const value = size * share * scale * (year - 2023);
        const place = [market, segment, region, country];
        rows.push([...place, '', year, 'value', 'US$ million', value]);
        rows.push([...place, '', year, 'units', 'thousand units', value / 10]);
        rows.push([...place, 'Vantor', year, 'value', 'US$ million', value * 0.6]);
        rows.push([...place, 'Oriel', year, 'value', 'US$ million', value * 0.3]);
      }
    }
  }
  return csv(marketHead, ...rows);
}

export async function workbook(
  sheets: Record<string, (string | number | object | null)[][]>,
): Promise<Uint8Array<ArrayBuffer>> {
  const list = Object.entries(sheets).map(([sheet, rows]) => ({
    sheet,
    data: rows.map((row) =>
      row.map((cell) => (typeof cell === 'object' ? cell : { value: cell })),
    ) as SheetData,
  }));
  return new Uint8Array(await writeWorkbook(list).toBuffer());
}
