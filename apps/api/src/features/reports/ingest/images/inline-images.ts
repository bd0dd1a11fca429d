import type { StagedFile } from '../content.ts';
import { excerptOf, lineOf } from '../html/excerpt.ts';
import { readData } from '../html/inline-data.ts';
import type { Losses } from '../html/left-out.ts';
import {
  attribute,
  isSourceElement,
  newElement,
  type SourceElement,
  type SourceNode,
} from '../html/source.ts';
import { drawingText, drawingTitle, isDrawing } from './inline-svg.ts';
import type { PackageImages } from './package-images.ts';
import { stageRasterBytes, stageSvgText } from './stage-bytes.ts';

interface Workshop {
  folder: string;
  images: PackageImages;
  /** The images that were written into the page. */
  kept: readonly string[];
  losses: Losses;
}

const mostInline = 1000;

/** Makes files of the package out of drawings and images that are written into a page, and refers to them. */
export async function stageInlineImages(nodes: SourceNode[], workshop: Workshop): Promise<SourceNode[]> {
  const result: SourceNode[] = [];
  for (const node of nodes) {
    if (!isSourceElement(node)) result.push(node);
    else if (isDrawing(node)) result.push(...(await drawing(node, workshop)));
    else if (isWrittenIn(node)) result.push(...(await picture(node, workshop)));
    else {
      node.childNodes = await stageInlineImages(node.childNodes, workshop);
      result.push(node);
    }
  }
  return result;
}

function isWrittenIn(node: SourceElement): boolean {
  return node.tagName === 'img' && /^\s*data:/i.test(attribute(node, 'src') ?? '');
}

async function drawing(node: SourceElement, workshop: Workshop): Promise<SourceNode[]> {
  const staged = hasRoom(workshop) ? await stageSvgText(drawingText(node), workshop.folder) : null;
  return shown(node, staged, drawingTitle(node), workshop);
}

async function picture(node: SourceElement, workshop: Workshop): Promise<SourceNode[]> {
  const data = hasRoom(workshop) ? readData(attribute(node, 'src') ?? '', workshop.kept) : null;
  const staged = data && (await stageData(data, workshop.folder));
  return shown(node, staged, attribute(node, 'alt') ?? '', workshop);
}

function stageData(
  { type, bytes }: { type: string; bytes: Buffer },
  folder: string,
): Promise<StagedFile | null> {
  return type === 'image/svg+xml' ? stageSvgText(bytes.toString(), folder) : stageRasterBytes(bytes, folder);
}

function hasRoom({ images }: Workshop): boolean {
  return images.inline() < mostInline;
}

function shown(
  node: SourceElement,
  staged: StagedFile | null,
  alt: string,
  workshop: Workshop,
): SourceNode[] {
  const line = lineOf(node);
  if (!staged) {
    workshop.losses.add('picture', { line, excerpt: alt || excerptOf(node) || `<${node.tagName}>` });
    return [];
  }
  workshop.images.add(staged);
  return [newElement('img', [], { src: staged.file, alt })];
}
