import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openWorkerQueue } from './worker-queue.ts';

interface Self {
  pid: number;
  names: string[];
  niceness: number;
}

const file = new URL('./worker.fixture.ts', import.meta.url);
const options = { longestMs: 20_000, idleMs: 20_000, memoryMb: 64, waiting: 1 };

function open(idleMs = options.idleMs) {
  const onFailure = vi.fn();
  const queue = openWorkerQueue<{ die?: boolean }, Self>(file, { ...options, idleMs, onFailure });
  onTestFinished(() => queue.stop());
  const ask = async () => (await queue.run({})) as Self;
  return { ...queue, ask, onFailure };
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a worker knows none of our secrets, and requests go before it', async () => {
  vi.stubEnv('SECRET_KEY', 'never told');
  vi.stubEnv('DATABASE_URL', 'never told');
  const { names, niceness } = await open().ask();
  expect(names).toContain('PATH');
  expect(names.filter((name) => /secret|database/i.test(name))).toEqual([]);
  expect(niceness).toBeGreaterThan(getPriority());
});

test('a worker that dies is told of, and the next task has another', async () => {
  const queue = open();
  const first = await queue.ask();
  expect(await queue.run({ die: true })).toBe('died');
  expect(queue.onFailure).toHaveBeenCalledExactlyOnceWith(
    new Error('A worker ended with SIGABRT, as one does that is out of memory'),
  );
  const second = await queue.ask();
  expect(second.pid).not.toBe(first.pid);
  expect((await queue.ask()).pid).toBe(second.pid);
});

test('an idle worker is sent away, which is no failure', async () => {
  const queue = open(1);
  const { pid } = await queue.ask();
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), 10_000);
  expect(queue.onFailure).not.toHaveBeenCalled();
});

test('a worker is gone when the program that has started it is killed', async () => {
  const program = `
    import { openWorkerQueue } from ${JSON.stringify(new URL('./worker-queue.ts', import.meta.url).href)};
    const queue = openWorkerQueue(new URL(${JSON.stringify(file.href)}), ${JSON.stringify(options)});
    console.log((await queue.run({})).pid);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const pid = Number(
    await child.stdout
      .setEncoding('utf8')
      .take(1)
      .toArray()
      .then(([text]) => text),
  );
  expect(isThere(pid)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), 10_000);
});
