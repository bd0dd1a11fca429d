import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../apps/api/src/platform/postgres/embedded/port.ts';
import { print, type Row } from '../../bench/src/report.ts';
import { install, makePlace, type Place, startInstalled } from './installation.ts';

/** From only the committed tree and npm to a ready server, as an ordinary user. */
export async function installAnew(): Promise<boolean> {
  const place = await makePlace('committed');
  try {
    const rows = await measure(place);
    print(rows);
    return rows.every(({ isWithin }) => isWithin);
  } finally {
    await rm(place.folder, { recursive: true, force: true });
  }
}

async function measure(place: Place): Promise<Row[]> {
  const began = performance.now();
  const { code, output } = await install(place);
  const seconds = (performance.now() - began) / 1000;
  if (code !== 0) throw new Error(output);
  const settings = join(place.tree, 'caliper.env');
  const before = await readFile(settings, 'utf8');
  const mode = ((await stat(settings)).mode & 0o777).toString(8);
  const started = await startInstalled(place, await freePort());
  const again = await install(place);
  const isKept = (await readFile(settings, 'utf8')) === before;
  const ready = `${(started.ms / 1000).toFixed(1)} s, exit code ${started.code} on SIGTERM`;
  return [
    {
      what: 'install.sh',
      figure: `code ${code}, ${seconds.toFixed(0)} s`,
      budget: 'code 0',
      isWithin: code === 0,
    },
    { what: 'Mode of the env file', figure: mode, budget: '600', isWithin: mode === '600' },
    {
      what: 'Ready after the start',
      figure: ready,
      budget: '60 s, 0',
      isWithin: started.ms < 60_000 && started.code === 0,
    },
    {
      what: 'install.sh again',
      figure: `code ${again.code}, settings ${isKept ? 'kept' : 'changed'}`,
      budget: 'code 0, kept',
      isWithin: again.code === 0 && isKept,
    },
  ];
}
