import { BarChart, BoxplotChart, CustomChart, LineChart, PieChart, TreemapChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

use([
  BarChart,
  BoxplotChart,
  CustomChart,
  LineChart,
  PieChart,
  TreemapChart,
  GridComponent,
  TooltipComponent,
  SVGRenderer,
]);

/** Only what the charts here use, and no more than once: the file is large and comes with the first drawing. */
export function openEngine(element: HTMLElement) {
  return init(element, null, { renderer: 'svg' });
}

export type Engine = ReturnType<typeof openEngine>;
