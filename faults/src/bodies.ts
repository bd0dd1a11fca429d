import { gzipSync } from 'node:zlib';
import { marketFile } from '@caliper/api/testing/figure-files.ts';
import { openFrame } from '@caliper/api/testing/figures.ts';
import { makeItem } from '@caliper/api/testing/items.ts';
import { packageOf, uploadFields, zipOf } from '@caliper/api/testing/packages.ts';
import { makeAdmin } from '@caliper/api/testing/team.ts';
import { upload as limits } from '@caliper/contract/limits.ts';
import { type Fault, judged, type Row } from './fault.ts';
import { openPlace, type Place } from './place.ts';
import { chunked, pieces, type RawAnswer, sendRaw } from './raw.ts';
import { ms } from './report.ts';
import { megabytes, watching } from './watch.ts';

const megabyte = 1024 * 1024;
const mostMemory = 50;
const withinMs = 2000;
/** A client that keeps sending after the answer may lose it with the connection. */
const cut = 0;

interface Case {
  what: string;
  expected: number[];
  send(): Promise<RawAnswer>;
}

/** Too large bodies of every shape: refused quickly, and never held in memory. */
export const hugeBodies: Fault = {
  name: 'bodies',
  rounds: 1,
  async run({ rounds }) {
    await using place = await openPlace();
    const staff = await prepare(place);
    const rows: Row[] = [];
    for (const one of [...plain(place), ...uploads(place, staff), ...(await bombs(place, staff))]) {
      for (let round = 0; round < rounds; round += 1) rows.push(await judge(place, one));
    }
    return rows;
  },
};

async function judge(place: Place, { what, expected, send }: Case): Promise<Row> {
  const { result, grewBy } = await watching(place, send);
  const isHeld = expected.includes(result.status) && result.ms < withinMs && grewBy < mostMemory;
  const figure = `${words(result.status)} after ${ms(result.ms)}, ${megabytes(grewBy)}`;
  return judged(
    what,
    figure,
    `${expected.map(words).join(' or ')} in under 2 s, under +${mostMemory} MB`,
    isHeld,
  );
}

const words = (status: number) => status || 'cut';

interface Staff {
  token: string;
  frame: string;
  itemId: string;
}

/** One of each is sent first, so that the memory any upload needs is not counted. */
async function prepare(place: Place): Promise<Staff> {
  const { token } = await makeAdmin(place);
  const form = { fields: uploadFields('Good'), file: await packageOf(3) };
  await place.call('uploadReport', { token, form });
  const frame = await openFrame(place, token, { kind: 'import', id: 'global' });
  const itemId = String((await makeItem(place.db)).item_id);
  const file = new TextEncoder().encode(marketFile());
  await place.call('stageImport', {
    token: frame,
    params: { kind: 'global' },
    form: { fields: { itemId }, file },
  });
  return { token, frame, itemId };
}

function plain(place: Place): Case[] {
  const path = '/api/contact/contact-us';
  const json = { 'content-type': 'application/json' };
  const endless = { ...json, 'transfer-encoding': 'chunked' };
  const declared = (bytes: number) => ({ ...json, 'content-length': String(bytes) });
  const packed = gzipSync(Buffer.alloc(50 * megabyte, 'a'));
  return [
    {
      what: 'JSON of 1 MB and a byte',
      expected: [413],
      send: () =>
        sendRaw(place, { path, headers: declared(megabyte + 1), body: pieces(65_536, megabyte + 1) }),
    },
    {
      what: 'JSON that says it has 10 GB',
      expected: [413, cut],
      send: () => sendRaw(place, { path, headers: declared(10 * 1024 * megabyte), body: pieces(65_536) }),
    },
    {
      what: 'JSON in chunks without an end',
      expected: [413, cut],
      send: () => sendRaw(place, { path, headers: endless, body: chunked(pieces(65_536)), from: megabyte }),
    },
    {
      what: 'JSON of 50 MB in a small gzip',
      expected: [400, 413, 415],
      send: () =>
        sendRaw(place, {
          path,
          headers: { ...declared(packed.length), 'content-encoding': 'gzip' },
          body: [packed],
        }),
    },
  ];
}

function uploads(place: Place, { token }: Staff): Case[] {
  const path = '/api/reports/upload-report';
  const form = { 'content-type': 'multipart/form-data; boundary=b', authorization: `Bearer ${token}` };
  const declared = (bytes: number) => ({ ...form, 'content-length': String(bytes) });
  return [
    {
      what: 'An upload that says it has 10 GB',
      expected: [413, cut],
      send: () =>
        sendRaw(place, { path, headers: declared(10 * 1024 * megabyte), body: file(pieces(65_536)) }),
    },
    {
      what: 'An upload of 202 MB',
      expected: [413, cut],
      send: () => {
        const bytes = limits.bytes + 2 * megabyte;
        return sendRaw(place, { path, headers: declared(bytes), body: file(pieces(65_536, bytes)) });
      },
    },
    {
      what: 'An upload in chunks without an end',
      expected: [413, cut],
      send: () => {
        const headers = { ...form, 'transfer-encoding': 'chunked' };
        return sendRaw(place, { path, headers, body: chunked(file(pieces(65_536))), from: limits.bytes });
      },
    },
    {
      what: 'An upload of 10 GB by nobody',
      expected: [401, cut],
      send: () => {
        const { authorization: _, ...headers } = declared(10 * 1024 * megabyte);
        return sendRaw(place, { path, headers, body: file(pieces(65_536)) });
      },
    },
  ];
}

function* file(content: Iterable<Buffer>): Generator<Buffer> {
  yield Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="f.zip"\r\n\r\n');
  yield* content;
}

async function bombs(place: Place, { token, frame, itemId }: Staff): Promise<Case[]> {
  const large = Buffer.alloc(60 * megabyte, 'a');
  const many = Object.fromEntries(
    Array.from({ length: limits.entries + 1 }, (_, n) => [`chapters/${n}.html`, 'a']),
  );
  const packages = {
    'A package of 300 MB in a small ZIP': Object.fromEntries(
      [1, 2, 3, 4, 5].map((n) => [`chapters/0${n}-part.html`, large]),
    ),
    'A package of 5,001 files': many,
    'A package in a package': {
      'chapters/01-part.html': '<h1>A</h1>',
      'images/more.zip': await nested(large),
    },
  };
  const found: Case[] = [];
  for (const [what, files] of Object.entries(packages)) {
    const bytes = await zipOf(files);
    found.push({
      what,
      expected: [422],
      send: () =>
        timed(() => place.call('uploadReport', { token, form: { fields: uploadFields(what), file: bytes } })),
    });
  }
  const sheet = await zipOf({ '[Content_Types].xml': '<Types/>', 'xl/worksheets/sheet1.xml': large });
  const form = { fields: { itemId }, file: sheet };
  found.push({
    what: 'A workbook of 60 MB in a small file',
    expected: [422],
    send: () => timed(() => place.call('stageImport', { token: frame, params: { kind: 'global' }, form })),
  });
  return found;
}

async function nested(content: Buffer): Promise<Buffer> {
  return Buffer.from(await zipOf({ 'chapters/01-part.html': content }));
}

async function timed(work: () => Promise<{ status: number }>): Promise<RawAnswer> {
  const begun = performance.now();
  const { status } = await work();
  return { status, ms: performance.now() - begun };
}
