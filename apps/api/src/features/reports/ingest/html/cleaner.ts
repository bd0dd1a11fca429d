import type { Clean } from './clean-tree.ts';
import type { SourceElement, SourceNode } from './source.ts';

/** What the sanitiser asks of the package around the page. */
export interface Surroundings {
  /** The staged image that a reference means, or null after saying what is wrong with it. */
  image(reference: string, node: SourceElement): { file: string; width?: number; height?: number } | null;
  /** A link that leads nowhere a reader could go. */
  lostLink(node: SourceElement): void;
}

/** How the parts of the sanitiser clean what is inside the element that they know about. */
export interface Cleaner {
  around: Surroundings;
  /** Blocks only: loose text gets a paragraph. */
  blocks(nodes: SourceNode[]): Clean[];
  /** Bare text where that is all there is, else blocks. */
  flow(nodes: SourceNode[]): Clean[];
  /** Text without any structure. */
  line(nodes: SourceNode[]): Clean[];
}
