import type { Look } from './look.ts';
import classes from './tooltip.module.css';

export interface TooltipLine {
  name: string;
  value: string;
  /** As a plain value, for the mark before the name. */
  color?: string;
  /** Stands apart from the others. */
  isTotal?: boolean;
}

/** Made of elements, not of markup: names come from files that people import. */
export function tooltipContent(title: string, lines: readonly TooltipLine[], note?: string): HTMLElement {
  const box = part('div', classes.box);
  box.append(part('strong', 'block dense ink bold', title));
  for (const { name, value, color, isTotal } of lines) {
    const line = part('div', isTotal ? classes.total : classes.line);
    const mark = part('i', classes.mark);
    mark.style.background = color ?? 'transparent';
    line.append(mark, part('span', 'anywhere', name), part('b', classes.value, value));
    box.append(line);
  }
  if (note) box.append(part('div', 'faint', note));
  return box;
}

function part(tag: string, name: string | undefined, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = name ?? '';
  element.textContent = text;
  return element;
}

/** What all tooltips have in common. */
export const tooltipLook = {
  appendTo: 'body',
  confine: true,
  transitionDuration: 0,
  padding: 0,
  borderWidth: 0,
  backgroundColor: 'transparent',
  className: classes.tooltip ?? '',
  extraCssText: 'box-shadow: none;',
};

/** Tells of everything over one place of the axis, which is shaded. */
export function axisTooltip(look: Look) {
  const shadowStyle = { color: look.axis, opacity: 0.08 };
  return {
    ...tooltipLook,
    trigger: 'axis' as const,
    axisPointer: { type: 'shadow' as const, shadowStyle },
  };
}
