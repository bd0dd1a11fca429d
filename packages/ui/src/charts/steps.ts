/** Parts of the sorted values that end a step: the large ones are few, and are to be told apart. */
const quantiles = [0.3, 0.55, 0.78, 0.92];
/** Values that lie closer together than this are parted evenly. */
const closeTogether = 8;

/** The lower ends of up to five classes, in round numbers and ascending. */
export function niceSteps(values: readonly number[]): number[] {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return [];
  if (lowest <= 0 || highest / lowest < closeTogether) return evenSteps(lowest, highest);
  return [0, ...growingSteps(sorted)];
}

/** Which step a value has reached. */
export function stepOf(value: number, steps: readonly number[]): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => value >= step),
  );
}

function evenSteps(lowest: number, highest: number): number[] {
  const step = roundAbove((highest - lowest) / 5) || 1;
  const first = Math.floor(lowest / step);
  const last = Math.floor(highest / step);
  const count = Math.min(5, last - first + 1);
  return Array.from({ length: count }, (_, index) => exact((first + index) * step));
}

/** Ones, twos and fives, each the closest to where a step should end. */
function growingSteps(sorted: readonly number[]): number[] {
  const candidates = roundBetween(sorted[0] ?? 1, sorted.at(-1) ?? 1);
  const wanted = quantiles.map((part) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
  const steps: number[] = [];
  for (const value of wanted) {
    const free = candidates.filter((one) => one > (steps.at(-1) ?? 0));
    const [closest] = free.sort((a, b) => Math.abs(Math.log(a / value)) - Math.abs(Math.log(b / value)));
    if (closest !== undefined) steps.push(closest);
  }
  return steps;
}

const rounds = [1, 2, 5];

function roundBetween(lowest: number, highest: number): number[] {
  const [from, to] = [Math.floor(Math.log10(lowest)), Math.ceil(Math.log10(highest))];
  return Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index))
    .flatMap((power) => rounds.map((round) => exact(round * power)))
    .filter((one) => one >= lowest && one <= highest);
}

/** The next of one, two and five, times ten to something. */
export function roundAbove(value: number): number {
  if (value <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  return exact((rounds.find((round) => round * power >= value * 0.999) ?? 10) * power);
}

/** Without the noise of fractions. */
function exact(value: number): number {
  return Number(value.toPrecision(6));
}
