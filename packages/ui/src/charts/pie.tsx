import type { ECElementEvent } from 'echarts/core';
import { useCallback } from 'react';
import { Drawing } from './drawing.tsx';
import type { Look } from './look.ts';
import { type Part, type PartsChartProps, partColor, shareOf } from './parts.ts';
import { inkText, pressed } from './time.ts';
import { tooltipContent, tooltipLook } from './tooltip.ts';

/** Parts of a whole, each with its share beside it. Their names stand in a legend: around a circle they find no room. */
export function Pie({ label, parts, format, height = 300, onPick }: PartsChartProps) {
  const isPickable = onPick !== undefined;
  const draw = useCallback(
    (look: Look, width: number) => ({
      tooltip: partTooltip(look, parts, format),
      series: [pie(look, parts, radiusIn(width, height), isPickable)],
    }),
    [parts, format, height, isPickable],
  );
  return <Drawing label={label} height={height} draw={draw} onPick={onPick} nameOf={nameOfPart} />;
}

export function nameOfPart({ name }: ECElementEvent): string {
  return name;
}

/** Room for a share such as 12.5% and its line, on each side. */
const besides = 64;
const above = 24;

function radiusIn(width: number, height: number): number {
  return Math.max(40, Math.min(width / 2 - besides, height / 2 - above));
}

function pie(look: Look, parts: readonly Part[], radius: number, isPickable: boolean) {
  return {
    type: 'pie' as const,
    radius: [radius * 0.56, radius],
    ...pressed(isPickable),
    itemStyle: { borderColor: look.surface, borderWidth: 1.5 },
    label: {
      ...inkText(look),
      overflow: 'none' as const,
      formatter: ({ dataIndex }: { dataIndex: number }) => shareAt(parts, dataIndex),
    },
    labelLine: { length: 8, length2: 6, lineStyle: { color: look.axis } },
    data: parts.map((part) => ({
      name: part.name,
      value: part.value,
      itemStyle: { color: partColor(look, part) },
    })),
  };
}

function shareAt(parts: readonly Part[], index: number): string {
  const part = parts[index];
  return part ? shareOf(part, parts) : '';
}

export function partTooltip(look: Look, parts: readonly Part[], format: (value: number) => string) {
  return {
    ...tooltipLook,
    trigger: 'item' as const,
    formatter: (point: unknown) => {
      const { name } = point as { name: string };
      const part = parts.find((one) => one.name === name);
      if (!part) return '';
      const line = { name: shareOf(part, parts), value: format(part.value), color: look.color(part.color) };
      return tooltipContent(name, [line]);
    },
  };
}
