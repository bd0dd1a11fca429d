import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const pieceBytes = 1 << 16;

/** The lines of a file, one after the other, for whoever cannot wait. */
export function* linesIn(path: string): Generator<string> {
  const file = openSync(path, 'r');
  const decoder = new StringDecoder('utf8');
  const piece = Buffer.alloc(pieceBytes);
  let rest = '';
  try {
    for (;;) {
      const bytes = readSync(file, piece);
      if (bytes === 0) break;
      const lines = (rest + decoder.write(piece.subarray(0, bytes))).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest !== '') yield rest;
  } finally {
    closeSync(file);
  }
}
