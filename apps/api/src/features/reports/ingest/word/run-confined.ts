import { spawn } from 'node:child_process';

type Outcome = 'done' | 'failed' | 'missing';

/**
 * A shell sets limits that the program and its children cannot lift: no file over 32 MB, half a minute of the
 * processor. It takes the network away where the system allows that.
 */
const confined = `command -v "$1" >/dev/null || exit 127
ulimit -f 65536; ulimit -t 30; ulimit -c 0
if unshare --map-root-user --net true 2>/dev/null; then exec unshare --map-root-user --net "$@"; fi
exec "$@"`;

/** Where nobody answers: the network is also taken away where only this can be done. */
const nowhere = 'http://127.0.0.1:9';

/** Runs a program that reads what others have made, and ends it with all that it has started. */
export function runConfined(command: string[], folder: string, longestMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn('sh', ['-c', confined, 'sh', ...command], {
      cwd: folder,
      // A process group of its own.
      detached: true,
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH ?? '',
        HOME: folder,
        http_proxy: nowhere,
        https_proxy: nowhere,
        ftp_proxy: nowhere,
      },
    });
    const clock = setTimeout(() => endGroup(child.pid), longestMs);
    const settle = (outcome: Outcome) => {
      clearTimeout(clock);
      // What it has started may outlive it.
      endGroup(child.pid);
      resolve(outcome);
    };
    child.on('error', () => settle('missing'));
    child.on('exit', (code) => settle(code === 0 ? 'done' : code === 127 ? 'missing' : 'failed'));
  });
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}
