import { setTimeout as delay } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { uploadFields, zipOf } from '@caliper/api/testing/packages.ts';
import { type Installation, openInstallation, signInAs } from './installation.ts';
import { median, percentile, type Row } from './report.ts';
import { wordFile, pages as wordPages, tables as wordTables } from './word-file.ts';

const chapters = 10;
const images = 20;
const rounds = 9;
/** After this the worker has ended, and its memory is free again. */
export const workerIdleMs = 32_000;

/** Packages from the first byte sent to the answer: ten chapters of 55 KB with twenty images, and a long Word file. */
export async function benchIngest(): Promise<Row[]> {
  await using installation = await openInstallation();
  const { headers } = await signInAs(installation.db, 'admin@caliper.example');
  const send = (file: Uint8Array<ArrayBuffer>, name: string) => measure(installation, headers, file, name);
  const pages = await send(await largePackage(), 'Pages');
  const word = await send(await wordFile(), 'Word file');
  await delay(workerIdleMs);
  return [
    ...rowsOf(pages, `Ingest of ${chapters} chapters of 55 KB with ${images} images`, 1500),
    ...rowsOf(word, `Ingest of a Word file of ${wordPages} pages with ${wordTables} tables`, 10_000),
  ];
}

interface Measured {
  times: number[];
  waits: number[];
}

function rowsOf({ times, waits }: Measured, what: string, budget: number): Row[] {
  return [
    {
      what,
      figure: `${Math.round(median(times))} ms (slowest ${Math.round(Math.max(...times))} ms)`,
      budget: `under ${budget} ms`,
      isWithin: median(times) < budget,
    },
    {
      what: `${what}: another call meanwhile`,
      figure: `p95 ${percentile(waits, 0.95).toFixed(1)} ms`,
      budget: 'under 100 ms',
      isWithin: percentile(waits, 0.95) < 100,
    },
  ];
}

async function measure(
  installation: Installation,
  headers: Record<string, string>,
  file: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<Measured> {
  const times: number[] = [];
  const waits: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const done = new AbortController();
    const watched = waitsMeanwhile(installation, done.signal);
    const ms = await upload(installation, headers, file, `${name} ${round}`);
    done.abort();
    // The first round starts the worker, which stays.
    if (round > 0) {
      times.push(ms);
      waits.push(...(await watched));
    }
  }
  return { times, waits };
}

export async function upload(
  { origin }: Installation,
  headers: Record<string, string>,
  file: Uint8Array<ArrayBuffer>,
  title: string,
): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries(uploadFields(title))) body.append(name, value);
  body.append('file', new Blob([file]), 'package.zip');
  const begun = performance.now();
  const answer = await fetch(`${origin}/api/reports/upload-report`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
  await answer.arrayBuffer();
  return performance.now() - begun;
}

/** How long others wait while a package is ingested. */
async function waitsMeanwhile({ origin }: Installation, signal: AbortSignal): Promise<number[]> {
  const waits: number[] = [];
  while (!signal.aborted) {
    const begun = performance.now();
    await (await fetch(`${origin}/api/config`)).arrayBuffer();
    waits.push(performance.now() - begun);
    await delay(10);
  }
  return waits;
}

export function largePackage(): Promise<Uint8Array<ArrayBuffer>> {
  const made: Record<string, string | Buffer> = {};
  for (let number = 1; number <= chapters; number += 1) {
    made[`chapters/${String(number).padStart(2, '0')}-part.html`] = chapter(number);
  }
  for (let number = 1; number <= images; number += 1) made[`images/chart-${number}.png`] = png(number);
  return zipOf(made);
}

function chapter(number: number): string {
  const row = (year: number) => `<tr><td>${year}</td>${'<td>1,234.5</td>'.repeat(8)}</tr>`;
  const table = `<table><caption>Table: units</caption><tr>${'<th>Head</th>'.repeat(9)}</tr>${[...Array(12).keys()].map((year) => row(2015 + year)).join('')}</table>`;
  const figure = (one: number) =>
    `<figure><img src="../images/chart-${one}.png" alt="Chart ${one}"></figure>`;
  const prose = `<p>${`Procedures grew by ${number} percent while prices fell. `.repeat(14)}</p>`;
  const section = (part: number) => `<h2>Section ${part}</h2>${prose.repeat(2)}${table}`;
  const body = [...Array(14).keys()].map(section).join('');
  return `<h1>Part ${number}</h1>${body}${figure(number * 2 - 1)}${figure(number * 2)}`;
}

/** 800 by 500 pixels of noise, as large as a big chart. */
function png(seed: number): Buffer {
  const [width, height] = [800, 500];
  const pixels = Buffer.alloc((width + 1) * height);
  for (let index = 0; index < pixels.length; index += 1) {
    pixels[index] = index % (width + 1) === 0 ? 0 : ((index * seed) >> 7) & 0xff;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const parts = [part('IHDR', header), part('IDAT', deflateSync(pixels)), part('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

function part(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
