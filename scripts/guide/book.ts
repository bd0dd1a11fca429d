import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chapter } from './markdown.ts';

const root = join(import.meta.dirname, '../..');
const fonts = {
  'Guide Sans': 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  'Guide Serif': 'source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
};
const mark =
  '<svg class="mark" viewBox="0 0 24 20" aria-hidden="true"><path class="jaw" d="M14 5.7v7.3l4.6 5V5.7"/><path d="M1.4 1.4h21.2v4.3H1.4Z"/><path d="M4.3 5.7v12.3l4.7-5V5.7"/></svg>';

/** The product's ruler, in millimetres of paper, as SVG because a repeated background does not print. */
const scale = `<svg class="scale" viewBox="0 0 166 2.6" aria-hidden="true"><path d="M0 .15h166M${ticks(16, 2.3)}"/><path class="small" d="M${ticks(3.2, 1.4)}"/></svg>`;

function ticks(step: number, length: number): string {
  const places = Array.from({ length: Math.floor(166 / step) + 1 }, (_, index) => (index * step).toFixed(1));
  return places.map((x) => `${x} .15v${length}`).join('M');
}

/** Cover, contents and chapters as one printable page. `pages` says where each chapter begins. */
export function writeBook(chapters: readonly Chapter[], pages: readonly number[], edition: string): string {
  return writePage(
    `${writeCover(edition)}${writeContents(chapters, pages)}${chapters.map(writeChapter).join('')}`,
  );
}

/** One chapter after the cover, to count its pages: the first page of a book has no margins. */
export function writeAlone(chapter: Chapter): string {
  return writePage(writeCover('') + writeChapter(chapter, 0));
}

function writePage(body: string): string {
  const style = readFileSync(join(import.meta.dirname, 'book.css'), 'utf8');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The Caliper guide</title>
<style>${Object.entries(fonts).map(writeFont).join('')}${style}</style></head><body>${body}</body></html>`;
}

function writeFont([name, file]: [string, string]): string {
  const data = readFileSync(join(root, 'node_modules/@fontsource-variable', file)).toString('base64');
  return `@font-face{font-family:"${name}";font-weight:200 900;src:url(data:font/woff2;base64,${data})}`;
}

function writeCover(edition: string): string {
  return `<header class="cover"><p class="brand">${mark}Caliper</p>
<div><p class="title">The Caliper guide</p>${scale}
<p class="about">For readers and team leaders: signing in, finding and reading research, taking tables with you, and
looking after your account and your team.</p></div><p class="edition">${edition}</p></header>`;
}

function writeContents(chapters: readonly Chapter[], pages: readonly number[]): string {
  const rows = chapters.map(
    ({ title }, index) =>
      `<li><a href="#${anchor(index)}"><span>${title}</span><span>${pages[index] ?? ''}</span></a></li>`,
  );
  return `<nav class="contents"><h1>Contents</h1><ol>${rows.join('')}</ol></nav>`;
}

function writeChapter({ title, html }: Chapter, index: number): string {
  return `<section class="chapter"><h1 id="${anchor(index)}">${title}</h1>${scale}${html}</section>`;
}

function anchor(index: number): string {
  return `chapter-${index + 1}`;
}
