import { Writable } from 'node:stream';

/** Prints a node's logged errors, one line each. */
export function tellErrors(name: string): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).trim().split('\n')) {
        const { msg, err } = JSON.parse(line) as { msg: string; err?: { message: string } };
        console.error(`  node ${name}: ${msg} (${err?.message ?? ''})`);
      }
      done();
    },
  });
}
