/** Queries drawn from the texts themselves, the same in every run. */
export interface AskedQuery {
  kind: 'word' | 'words' | 'phrase' | 'prefix' | 'misspelt';
  text: string;
}

export function drawQueries(texts: readonly string[], count: number): AskedQuery[] {
  const random = createRandom(20_261_115);
  const kinds = ['word', 'words', 'phrase', 'prefix', 'misspelt', 'words', 'word'] as const;
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? 'word';
    return { kind, text: draw[kind](wordsSomewhere(texts, random), random) };
  });
}

type Random = (below: number) => number;

/** Rare and common words appear as often as in the texts. */
const draw: Record<AskedQuery['kind'], (words: string[], random: Random) => string> = {
  word: (words) => words[0] ?? '',
  words: (words, random) => words.slice(0, 2 + random(2)).join(' '),
  phrase: (words, random) => `"${words.slice(0, 2 + random(2)).join(' ')}"`,
  prefix: (words) => (words[0] ?? '').slice(0, 4),
  misspelt: (words, random) => {
    const word = words[0] ?? '';
    const at = 1 + random(word.length - 2);
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  },
};

/** Adjacent words from a random place in the texts. */
function wordsSomewhere(texts: readonly string[], random: Random): string[] {
  for (;;) {
    const text = texts[random(texts.length)] ?? '';
    const from = random(text.length);
    const words = text.slice(from, from + 400).match(/[a-z]{5,}(?: [a-z]{4,}){2,}/i);
    if (words) return words[0].toLowerCase().split(' ');
  }
}

function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * Math.max(1, below));
  };
}
