import { spawn } from 'node:child_process';
import { parse } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The system user a tool runs as; undefined means the user who runs Caliper. */
export interface Account {
  uid: number;
  gid: number;
}

export interface Outcome {
  ok: boolean;
  output: string;
}

/** Runs a tool to its end. A tool that cannot be started is a failure like any other. */
export async function run(file: string, args: string[], as?: Account): Promise<Outcome> {
  try {
    return await finish(start(file, args, as));
  } catch (error) {
    return { ok: false, output: `${file}: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function start(file: string, args: string[], as?: Account) {
  return spawn(file, args, {
    ...as,
    // The account may not be able to read the folder Caliper was started in, which PostgreSQL requires.
    cwd: parse(file).root || '/',
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
}

/** Passes on neither our secrets nor PG* variables, which would point the server elsewhere. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  // Without a locale macOS makes the postmaster multithreaded, and it then refuses to start.
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C' };
}

function finish(child: ReturnType<typeof start>): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const done = (code: number | null) => resolve({ ok: code === 0, output: output.trim() });
    child.once('error', reject);
    child.once('close', done);
    // On Windows the server inherits pg_ctl's pipes, which therefore do not close while it runs.
    child.once('exit', async (code) => {
      await delay(500, undefined, { ref: false });
      child.stdout.destroy();
      child.stderr.destroy();
      done(code);
    });
  });
}
