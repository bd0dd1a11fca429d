import type { Chart, ChartBlock } from '../../document.ts';
import { headHeight, writeFoot, writeHead } from '../exhibits.ts';
import { type Element, type Paper, sheet, textWidth } from '../paper.ts';
import { createPen } from './pen.ts';
import type { Box } from './plot.ts';
import { drawRanking, rankingHeight } from './ranking.ts';
import { drawBars, drawLines } from './time-charts.ts';

const height = 216;

/** A chart is drawn, not a picture: it stays sharp, and its words are found. */
export function writeChart(paper: Paper, parent: Element, block: ChartBlock): void {
  const { chart } = block;
  const pageHeight = sheet.height - sheet.top - sheet.bottom;
  const tall = Math.min(chart.shape === 'ranking' ? rankingHeight(chart) : height, pageHeight - 120);
  paper.keep(headHeight(paper, block) + tall + 30);
  paper.target(block.id);
  const head = paper.element(parent, 'Sect');
  writeHead(paper, head, block, 'P');
  const box = { left: sheet.left, top: paper.y + 4, right: sheet.left + textWidth, bottom: paper.y + tall };
  const figure = paper.element(head, 'Figure', {
    alt: block.alt || block.title,
    bbox: [box.left, box.top, box.right, box.bottom],
  });
  paper.mark(figure, () => draw(paper, chart, box));
  figure.end();
  paper.y = box.bottom;
  writeFoot(paper, head, block);
  head.end();
}

function draw(paper: Paper, chart: Chart, box: Box): void {
  const pen = createPen(paper);
  if (chart.shape === 'ranking') drawRanking(pen, chart, box);
  else if (chart.shape === 'lines') drawLines(pen, chart, box);
  else drawBars(pen, chart, box);
}
