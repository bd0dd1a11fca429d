import { gzipSync } from 'node:zlib';
import { multiply } from '../../apps/api/seeds/multiply.ts';
import { type Installation, openInstallation, signInAs } from './installation.ts';
import { median, percentile, type Row } from './report.ts';

/** The whole catalogue as one answer. */
export async function benchCatalogue(): Promise<Row[]> {
  await using installation = await openInstallation();
  await multiply(installation.databaseUrl, 2000, false);
  return wholeCatalogue(installation);
}

async function wholeCatalogue({ origin, db }: Installation): Promise<Row[]> {
  const { headers } = await signInAs(db, 'lead@meridian.example');
  const ask = async (more: Record<string, string>) => {
    const begun = performance.now();
    const answer = await fetch(`${origin}/api/catalogs`, { headers: { ...headers, ...more } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { answer, bytes, ms: performance.now() - begun };
  };
  const first = await ask({ 'accept-encoding': 'gzip' });
  const etag = first.answer.headers.get('etag') ?? '';
  const again: number[] = [];
  for (let round = 0; round < 50; round += 1) {
    const { answer, ms } = await ask({ 'if-none-match': etag });
    if (answer.status !== 304) throw new Error('The catalogue was sent again');
    again.push(ms);
  }
  const packed = first.answer.headers.get('content-encoding') ?? 'nothing';
  const kilobytes = (bytes: Buffer) => Math.round(bytes.length / 1024);
  const sizes = `${kilobytes(first.bytes)} KB, about ${kilobytes(gzipSync(first.bytes))} packed by ${packed}`;
  const size = `${sizes}, ${Math.round(first.ms)} ms`;
  return [
    {
      what: 'GET /catalogs for 2,000 reports, first and again',
      figure: `${size}; unchanged: p50 ${median(again).toFixed(1)}, p95 ${percentile(again, 0.95).toFixed(1)} ms`,
      budget: 'packed, and not sent again',
      isWithin: packed !== 'nothing',
    },
  ];
}
