import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const regions = ['North America', 'Latin America', 'Europe', 'Middle East', 'Africa', 'Asia Pacific'];
const years = range(17).map((year) => 2016 + year);

/** 4 markets of 10 segments in 50 countries, 29 companies plus their total, 17 years: 1,020,000 rows. */
function* marketLines(): Generator<string> {
  yield 'market,segment,region,country,company,year,metric,unit,value\n';
  for (const market of range(4))
    for (const segment of range(10))
      for (const country of range(50))
        for (const company of range(30))
          for (const year of years) {
            // The total is as large as the companies, whose sizes are 2 to 30.
            const size = company === 0 ? 464 : company + 1;
            const place = `Market ${market},Segment ${segment},${regions[country % 6]},Country ${country}`;
            const name = company === 0 ? '' : `Company ${company}`;
            yield `${place},${name},${year},value,US$ million,${(market + 1) * (segment + 3) * size * 0.37}\n`;
          }
}

/** 31,250 SKUs of 250 brands in 2 countries, 16 quarters: 1,000,000 rows. */
function* skuLines(): Generator<string> {
  yield 'market,manufacturer,brand,sku,description,country,period,units,price,currency\n';
  for (const sku of range(31_250))
    for (const country of range(2))
      for (const quarter of range(16)) {
        const brand = sku % 250;
        const names = `Market ${brand % 4},Maker ${brand % 25},Brand ${brand},SKU-${sku},Implant number ${sku}`;
        const period = `${2022 + Math.floor(quarter / 4)}-Q${(quarter % 4) + 1}`;
        yield `${names},Country ${country},${period},${(sku % 90) + 1},${(sku % 700) + 50}.5,EUR\n`;
      }
}

/** 40 procedures in 5 settings under 5 payers in 59 countries, 17 years: 1,003,000 rows. */
function* procedureLines(): Generator<string> {
  yield 'procedure,specialty,setting,payer,region,country,year,volume\n';
  for (const procedure of range(40))
    for (const setting of range(5))
      for (const payer of range(5))
        for (const country of range(59))
          for (const year of years) {
            const what = `Procedure ${procedure},Specialty ${procedure % 8},Setting ${setting},Payer ${payer}`;
            yield `${what},${regions[country % 6]},Country ${country},${year},${(procedure + 1) * (payer + 2) * 13}\n`;
          }
}

const files = { global: marketLines, medsku: skuLines, pt: procedureLines };

/** Writes a file of a million rows, in pieces larger than lines, which takes a tenth of the time. */
export async function writeMillion(kind: keyof typeof files, path: string): Promise<void> {
  await pipeline(Readable.from(inPieces(files[kind]())), createWriteStream(path));
}

function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece = '';
  for (const line of lines) {
    piece += line;
    if (piece.length < 65_536) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
