import type { Clean } from './clean-tree.ts';
import type { SourceElement, SourceNode } from './source.ts';

/** What the sanitiser needs from the package around the page. */
export interface Surroundings {
  /** The staged image for a reference; null after reporting what is wrong with it. */
  image(reference: string, node: SourceElement): { file: string; width?: number; height?: number } | null;
  /** The address, still to be resolved, of another page of the package; null after reporting that it is none. */
  page(reference: { path: string; anchor: string }, node: SourceElement): string | null;
}

/** How the parts of the sanitiser clean the content of their element. */
export interface Cleaner {
  around: Surroundings;
  /** Blocks only: loose text becomes a paragraph. */
  blocks(nodes: SourceNode[]): Clean[];
  /** Bare text if there is nothing else, otherwise blocks. */
  flow(nodes: SourceNode[]): Clean[];
  /** Text without any structure. */
  line(nodes: SourceNode[]): Clean[];
}
