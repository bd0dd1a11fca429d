/** A colour in hexadecimal digits, let through so that its ground shows. */
export function seeThrough(color: string, share: number): string {
  const [red, green, blue] = channels(color);
  return `rgba(${red}, ${green}, ${blue}, ${share})`;
}

/** So much of a colour on a ground, both in hexadecimal digits. */
export function faded(color: string, ground: string, share: number): string {
  const under = channels(ground);
  const mixed = channels(color).map((channel, at) =>
    Math.round(channel * share + (under[at] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const darkInk = '#05080d';
const lightInk = '#ffffff';

/** The ink that is read better on a colour. */
export function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => linear(channel / 255));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // Where the contrast to black and to white is the same.
  return luminance > 0.179 ? darkInk : lightInk;
}

/** A style sheet may have shortened #ffffff to #fff. */
function channels(color: string): number[] {
  const whole = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  return [1, 3, 5].map((at) => Number.parseInt(whole.slice(at, at + 2), 16));
}

function linear(channel: number): number {
  return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
