import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openEmbedded } from '@caliper/api/platform/postgres/embedded.ts';
import type { TestAnswer } from '@caliper/api/testing/client.ts';
import { marketFile } from '@caliper/api/testing/figure-files.ts';
import { openFrame } from '@caliper/api/testing/figures.ts';
import { makeItem } from '@caliper/api/testing/items.ts';
import { packageOf, uploadFields, zipOf } from '@caliper/api/testing/packages.ts';
import { makeAdmin } from '@caliper/api/testing/team.ts';
import { type Fault, judged, notRun, type Row } from './fault.ts';
import { makeFolder, openPlace, type Place } from './place.ts';
import { ms } from './report.ts';

const run = promisify(execFile);
const megabyte = 1024 * 1024;
const withinMs = 30_000;
/** Only the full disk is tested; a busy machine must not count as a failure. */
const DATABASE_PATIENCE = '10';

/** A disk that fills up: with the files, with the database, or with everything. */
export const fullDisk: Fault = {
  name: 'disk',
  /** Each fills a different disk. */
  rounds: 3,
  async run({ rounds }) {
    const reason = await whyNot();
    if (reason) return [notRun('Disk full', reason)];
    const rows: Row[] = [];
    for (const fillUp of [onlyFiles, onlyDatabase, everything].slice(0, rounds))
      rows.push(...(await fillUp()));
    return rows;
  },
};

async function whyNot(): Promise<string | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root on Linux can make a small disk';
  await using disk = await smallDisk(1).catch(() => null);
  return disk ? null : 'a tmpfs cannot be mounted here';
}

interface Disk extends AsyncDisposable {
  folder: string;
  /** Fills the disk except for this many bytes. */
  fill(leaving: number): Promise<void>;
  free(): Promise<void>;
}

async function smallDisk(megabytes: number): Promise<Disk> {
  await using cleanup = new AsyncDisposableStack();
  const folder = await makeFolder();
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  cleanup.defer(async () => void (await run('umount', ['-l', folder])));
  const kept = cleanup.move();
  const ballast = join(folder, 'ballast');
  return {
    folder,
    async fill(leaving) {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leaving)));
    },
    free: () => rm(ballast, { force: true }),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/** PostgreSQL is elsewhere: only uploads, packages and images are on the full disk. */
async function onlyFiles(): Promise<Row[]> {
  await using cleanup = new AsyncDisposableStack();
  const folder = await makeFolder();
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  const database = await openEmbedded({ dataDir: folder });
  cleanup.defer(() => database.stop());
  const disk = cleanup.use(await smallDisk(24));
  const dataDir = join(disk.folder, 'data');
  await mkdir(dataDir);
  const place = cleanup.use(await openPlace({ DATABASE_URL: database.url, DATABASE_PATIENCE }, dataDir));
  return await throughFullDisk('The disk of the files is full', place, disk, 100_000);
}

/** Files are elsewhere: only PostgreSQL is on the full disk. */
async function onlyDatabase(): Promise<Row[]> {
  await using cleanup = new AsyncDisposableStack();
  const disk = cleanup.use(await smallDisk(260));
  const database = await openEmbedded({ dataDir: disk.folder });
  cleanup.defer(() => database.stop());
  const place = cleanup.use(await openPlace({ DATABASE_URL: database.url, DATABASE_PATIENCE }));
  return await throughFullDisk('The disk of the database is full', place, disk, 0);
}

/** The whole data folder, including the database. */
async function everything(): Promise<Row[]> {
  await using cleanup = new AsyncDisposableStack();
  const disk = cleanup.use(await smallDisk(260));
  const dataDir = join(disk.folder, 'data');
  await mkdir(dataDir);
  await chmod(dataDir, 0o755);
  const place = cleanup.use(await openPlace({ DATABASE_PATIENCE }, dataDir));
  return await throughFullDisk('The disk of files and database is full', place, disk, 0);
}

interface Staff {
  token: string;
  frame: string;
  itemId: string;
  reportId: string;
}

async function throughFullDisk(what: string, place: Place, disk: Disk, leaving: number): Promise<Row[]> {
  const staff = await prepare(place);
  const before = await filesAtRest(place);
  await disk.fill(leaving);
  const upload = await timed(() => uploadOf(place, staff, 3 * megabyte));
  const figures = await timed(() => importOf(place, staff));
  const reads = await readAll(place, staff);
  await disk.free();
  const after = await filesAtRest(place);
  const again = [(await uploadOf(place, staff, 1000)).status, (await importOf(place, staff)).status];
  const left = after.filter((path) => !before.includes(path));
  return [
    judged(
      what,
      `upload ${words(upload)}, import ${words(figures)}`,
      'an error with a sentence, no hang',
      isError(upload) && isError(figures),
    ),
    judged(
      `${what}: reading`,
      reads.join(', '),
      'all 200',
      reads.every((status) => status === 200),
    ),
    judged(
      `${what}, then freed`,
      `upload and import ${again.join(' and ')}; left behind: ${left.join(', ') || 'nothing'}`,
      'both 200, nothing',
      again.every((status) => status === 200) && left.length === 0,
    ),
  ];
}

async function prepare(place: Place): Promise<Staff> {
  const { token } = await makeAdmin(place);
  const form = { fields: uploadFields('Before'), file: await packageOf(3) };
  const { body } = await place.call('uploadReport', { token, form });
  const frame = await openFrame(place, token, { kind: 'import', id: 'global' });
  const itemId = String((await makeItem(place.db)).item_id);
  const staff = { token, frame, itemId, reportId: String(body.report_id) };
  await importOf(place, staff);
  return staff;
}

/** Noise does not compress: image and text are as large in the package and the database as outside. */
async function uploadOf(place: Place, { token }: Staff, bytes: number): Promise<TestAnswer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><desc>${randomBytes(bytes / 2).toString('hex')}</desc></svg>`;
  const chapters = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => {
    const words = randomBytes(bytes / 32)
      .toString('hex')
      .replace(/(.{60})/g, '$1 ');
    const chart = '<p><img src="../images/chart.svg" alt="Chart"></p>';
    return [`chapters/0${n}-part.html`, `<h1>Part ${n}</h1><p>${words}</p>${chart}`];
  });
  const file = await zipOf({ ...Object.fromEntries(chapters), 'images/chart.svg': svg });
  const fields = uploadFields(`Full ${randomBytes(4).toString('hex')}`);
  return place.call('uploadReport', { token, form: { fields, file } });
}

/** One more market each time, so that there is something to write. */
async function importOf(place: Place, { frame, itemId }: Staff): Promise<TestAnswer> {
  const [head, ...rows] = marketFile().trimEnd().split('\n');
  const markets = Array.from({ length: 300 }, (_, n) =>
    rows.map((row) => row.replace('Knees', `Knees ${n}`)),
  );
  const file = new TextEncoder().encode(`${[head, ...markets.flat()].join('\n')}\n`);
  const form = { fields: { itemId }, file };
  return place.call('stageImport', { token: frame, params: { kind: 'global' }, form });
}

async function readAll(place: Place, { token, reportId }: Staff): Promise<number[]> {
  const answers = [
    await place.call('session', { token }),
    await place.call('subscribedReport', { token, params: { id: reportId, chapter: '1' } }),
    await place.call('reportPreview', { token, params: { id: reportId } }),
    await place.send('GET', '/readyz'),
  ];
  return answers.map(({ status }) => status);
}

interface Timed {
  status: number;
  sentence: string;
  ms: number;
}

async function timed(work: () => Promise<TestAnswer>): Promise<Timed> {
  const begun = performance.now();
  const { status, body } = await work();
  return { status, sentence: String(body.detail ?? ''), ms: performance.now() - begun };
}

const words = (answer: Timed) => `${answer.status} after ${ms(answer.ms)} ("${answer.sentence}")`;
const isError = ({ status, sentence, ms }: Timed) =>
  [503, 507].includes(status) && sentence !== '' && ms < withinMs;

/** Staged files are removed after the answer, which frees space, so filling and counting wait until then. */
async function filesAtRest(place: Place): Promise<string[]> {
  for (const begun = performance.now(); performance.now() - begun < withinMs; await delay(20)) {
    const found = await filesOf(place);
    if (!found.some((path) => path.startsWith('staging/'))) return found;
  }
  return filesOf(place);
}

/** Staged files. Unreferenced stored files are removed at night, as after any failed upload. */
async function filesOf({ dataDir }: Place): Promise<string[]> {
  const found = await Promise.all(
    ['files/staged', 'staging'].map(async (name) => {
      const entries = await readdir(join(dataDir, name), { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  return found.flat().map((path) => path.slice(dataDir.length + 1));
}
