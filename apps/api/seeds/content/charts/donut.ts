import { palette, seriesColour } from './palette.ts';
import { label, shape, svg, tidy } from './svg.ts';

export interface Parts {
  title: string;
  /** In the middle of the ring. */
  whole: string;
  parts: readonly { name: string; percent: number }[];
}

const centre = { x: 190, y: 165 };
const outer = 130;
const inner = 82;
const width = 720;
const height = 330;

/** A ring of parts, with their names and figures at the side; Others is grey. */
export function donut({ title, whole, parts }: Parts): Buffer {
  const total = parts.reduce((sum, one) => sum + one.percent, 0);
  let turned = 0;
  const rings = parts.map((one, index) => {
    const from = turned;
    turned += one.percent / total;
    return shape('path', {
      d: ring(from, turned),
      fill: colourOf(one.name, index),
      stroke: palette.paper,
      'stroke-width': 2,
    });
  });
  const rows = parts.flatMap((one, index) => {
    const y = 48 + index * 30;
    return [
      shape('rect', { x: 380, y: y - 11, width: 13, height: 13, fill: colourOf(one.name, index) }),
      label(one.name, { x: 402, y, colour: palette.ink, size: 14 }),
      label(`${one.percent.toFixed(1)}%`, {
        x: 690,
        y,
        colour: palette.ink,
        anchor: 'end',
        weight: 600,
        size: 14,
      }),
    ];
  });
  const middle = {
    x: centre.x,
    y: centre.y + 5,
    anchor: 'middle',
    colour: palette.ink,
    weight: 600,
    size: 15,
  } as const;
  return svg(width, height, title, [...rings, label(whole, middle), ...rows]);
}

function colourOf(name: string, index: number): string {
  return name === 'Others' ? palette.other : seriesColour(index);
}

function ring(from: number, to: number): string {
  const point = (turn: number, radius: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return `${tidy(centre.x + radius * Math.cos(angle))} ${tidy(centre.y + radius * Math.sin(angle))}`;
  };
  const large = to - from > 0.5 ? 1 : 0;
  return [
    `M${point(from, outer)}`,
    `A${outer} ${outer} 0 ${large} 1 ${point(to, outer)}`,
    `L${point(to, inner)}`,
    `A${inner} ${inner} 0 ${large} 0 ${point(from, inner)}Z`,
  ].join('');
}
