import type { Swot } from '../knowledge/field.ts';
import { element, escaped } from './html.ts';

/** Two by two, each quarter with its heading and points. */
export function swotHtml(label: string, caption: string, swot: Swot): string {
  const quarter = (name: string, points: readonly string[]) =>
    `<td><h3>${name}</h3><ul>${points.map((point) => element('li', escaped(point))).join('')}</ul></td>`;
  return [
    '<table class="swot">',
    element('caption', escaped(`${label} ${caption}`)),
    '<tbody>',
    `<tr>${quarter('Strengths', swot.strengths)}${quarter('Weaknesses', swot.weaknesses)}</tr>`,
    `<tr>${quarter('Opportunities', swot.opportunities)}${quarter('Threats', swot.threats)}</tr>`,
    '</tbody>',
    '</table>',
  ].join('\n');
}
