import type { MapShape } from './world-map.tsx';

/** The part of the map that is shown. */
export interface MapView {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How much smaller than the whole it is. */
  scale: number;
}

/** Around the countries, of the width of all that there is. */
const margin = 0.05;
/** A closer look would show how coarse the outlines are. */
const closest = 0.2;
/** A part as wide as this is the whole. */
const almostAll = 0.9;

/** Close enough to see the countries that something is told of, in the shape of the whole map. */
export function viewOn(
  shapes: readonly Pick<MapShape, 'box'>[],
  [width, height]: readonly [number, number],
): MapView {
  const whole = { x: 0, y: 0, width, height, scale: 1 };
  if (shapes.length === 0) return whole;
  const side = (index: 0 | 1 | 2 | 3, pick: (...values: number[]) => number) =>
    pick(...shapes.map(({ box }) => box[index]));
  const [left, top, right, bottom] = [
    side(0, Math.min),
    side(1, Math.min),
    side(2, Math.max),
    side(3, Math.max),
  ];
  const needed = Math.max((right - left) / width, (bottom - top) / height) * (1 + 2 * margin);
  const scale = Math.max(closest, needed);
  if (scale > almostAll) return whole;
  return {
    x: clamped((left + right - scale * width) / 2, width * (1 - scale)),
    y: clamped((top + bottom - scale * height) / 2, height * (1 - scale)),
    width: scale * width,
    height: scale * height,
    scale,
  };
}

function clamped(value: number, most: number): number {
  return Math.min(Math.max(0, value), most);
}

/** In pixels; the style of a tip limits its width to the same. */
const widestTip = 220;
const tipGap = 14;

/** Where the tip of a place on the map begins or ends: beside it, or as near as the edge of the map allows. */
export function tipPlace(view: MapView, [x, y]: readonly [number, number]) {
  const left = ((x - view.x) / view.width) * 100;
  const top = ((y - view.y) / view.height) * 100;
  const within = (percent: number) => `max(0px, min(${percent}% + ${tipGap}px, 100% - ${widestTip}px))`;
  const side = left > 55 ? { right: within(100 - left) } : { left: within(left) };
  return { isAbove: top > 60, style: { ...side, top: `${top}%` } };
}
