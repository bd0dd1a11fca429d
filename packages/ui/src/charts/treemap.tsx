import { useCallback } from 'react';
import { inkOn } from './color-math.ts';
import { Drawing } from './drawing.tsx';
import type { Look } from './look.ts';
import { type Part, type PartsChartProps, partColor, shareOf } from './parts.ts';
import { nameOfPart, partTooltip } from './pie.tsx';
import { pressed } from './time.ts';

/** Parts of a whole as areas. */
export function Treemap({ label, parts, format, height = 300, onPick }: PartsChartProps) {
  const isPickable = onPick !== undefined;
  const draw = useCallback(
    (look: Look) => treemap(look, parts, format, isPickable),
    [parts, format, isPickable],
  );
  return <Drawing label={label} height={height} draw={draw} onPick={onPick} nameOf={nameOfPart} />;
}

function treemap(look: Look, parts: readonly Part[], format: (value: number) => string, isPickable: boolean) {
  return {
    tooltip: partTooltip(look, parts, format),
    series: [
      {
        type: 'treemap' as const,
        left: 0,
        right: 0,
        top: 0,
        bottom: 0,
        roam: false,
        nodeClick: false as const,
        breadcrumb: { show: false },
        ...pressed(isPickable),
        itemStyle: { borderColor: look.surface, borderWidth: 0, gapWidth: 2 },
        data: parts.map((part) => node(look, part, parts)),
      },
    ],
  };
}

function node(look: Look, part: Part, parts: readonly Part[]) {
  const color = partColor(look, part);
  const ink = { color: inkOn(color), fontFamily: look.font, fontSize: 13, lineHeight: 17 };
  return {
    name: part.name,
    value: part.value,
    itemStyle: { color },
    label: {
      ...ink,
      show: true,
      position: [8, 8] as [number, number],
      overflow: 'break' as const,
      formatter: () => `{share|${shareOf(part, parts)}}\n${part.name}`,
      rich: { share: { ...ink, fontWeight: 650 } },
    },
  };
}
