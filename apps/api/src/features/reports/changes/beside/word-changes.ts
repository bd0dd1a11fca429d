import type { Piece } from '@caliper/contract/differences/compared.schemas.ts';

/** Longer stretches without a common word are shown as a whole. */
const mostPairs = 250_000;

/** One text made into another, word by word. Of each change what went stands before what came. */
export function wordChanges(before: string, after: string): Piece[] {
  const [one, other] = [tokensOf(before), tokensOf(after)];
  const start = commonStart(one, other);
  const end = commonStart(one.slice(start).reverse(), other.slice(start).reverse());
  const middle = changesOf(one.slice(start, one.length - end), other.slice(start, other.length - end));
  const same = (tokens: string[]): Piece => ({ kind: 'same', text: tokens.join('') });
  return joined([same(one.slice(0, start)), ...middle, same(one.slice(one.length - end))]);
}

/** Words and numbers with their signs, and what stands between them. */
function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[.,’'-][\p{L}\p{N}]+)*%?|\s+|[^\p{L}\p{N}\s]/gu) ?? [];
}

function commonStart(one: readonly string[], other: readonly string[]): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

/** By the longest common sequence of tokens. */
function changesOf(one: readonly string[], other: readonly string[]): Piece[] {
  const whole: Piece[] = [
    { kind: 'removed', text: one.join('') },
    { kind: 'added', text: other.join('') },
  ];
  if (one.length * other.length > mostPairs) return whole;
  const width = other.length + 1;
  const longest = new Uint16Array((one.length + 1) * width);
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        one[i] === other[j]
          ? (longest[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(longest[(i + 1) * width + j] ?? 0, longest[i * width + j + 1] ?? 0);
  const pieces: Piece[] = [];
  for (let [i, j] = [0, 0]; i < one.length || j < other.length; ) {
    const [down, right] = [longest[(i + 1) * width + j] ?? 0, longest[i * width + j + 1] ?? 0];
    if (i < one.length && j < other.length && one[i] === other[j]) {
      pieces.push({ kind: 'same', text: one[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j >= other.length || (i < one.length && down >= right)) {
      pieces.push({ kind: 'removed', text: one[i] ?? '' });
      i += 1;
    } else {
      pieces.push({ kind: 'added', text: other[j] ?? '' });
      j += 1;
    }
  }
  return pieces;
}

/** Neighbouring changes as one: between them stands nothing that could be read by itself. */
function joined(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  let [removed, added, between] = ['', '', ''];
  const flush = () => {
    if (removed) found.push({ kind: 'removed', text: removed });
    if (added) found.push({ kind: 'added', text: added });
    if (between) found.push({ kind: 'same', text: between });
    [removed, added, between] = ['', '', ''];
  };
  for (const { kind, text } of pieces) {
    if (kind === 'same') {
      between += text;
      if (/[\p{L}\p{N}]/u.test(between) || (!removed && !added)) flush();
    } else {
      removed += between;
      added += between;
      between = '';
      if (kind === 'removed') removed += text;
      else added += text;
    }
  }
  flush();
  return merged(found);
}

function merged(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (last && last.kind === piece.kind) last.text += piece.text;
    else found.push({ ...piece });
  }
  return found;
}
