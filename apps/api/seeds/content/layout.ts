import type { DemoReport } from './plan.ts';
import { wordDocument } from './word.ts';
import { slug } from './writing/format.ts';
import { escaped } from './writing/html.ts';
import type { Chapter } from './writing/page.ts';

export interface PackedFile {
  path: string;
  bytes: Buffer;
}

type Layout = (report: DemoReport, chapters: readonly Chapter[]) => PackedFile[];

/** Several package layouts are accepted: most titles follow the guide, a few use another layout. */
const layoutOf: Readonly<Record<string, Layout>> = {
  'Hearing Aids and Implants': wrapped,
  'Motion Preservation and Disc Replacement': oneDocument,
  'Therapeutic Support Surfaces': atTheTop,
  'Endodontic Files and Obturation': fromWord,
};

export function laidOut(report: DemoReport, chapters: readonly Chapter[]): PackedFile[] {
  return (layoutOf[report.title] ?? inFolders)(report, chapters);
}

function inFolders(report: DemoReport, chapters: readonly Chapter[]): PackedFile[] {
  return [
    ...chapters.map((one) => ({ path: `chapters/${fileName(one)}`, bytes: page(report, one, '../images/') })),
    ...pictures(chapters),
  ];
}

function wrapped(report: DemoReport, chapters: readonly Chapter[]): PackedFile[] {
  const folder = `${slug(report.title)}-${report.year}`;
  return inFolders(report, chapters).map(({ path, bytes }) => ({ path: `${folder}/${path}`, bytes }));
}

function atTheTop(report: DemoReport, chapters: readonly Chapter[]): PackedFile[] {
  return [
    ...chapters.map((one) => ({ path: fileName(one), bytes: page(report, one, 'images/') })),
    ...pictures(chapters),
  ];
}

function oneDocument(report: DemoReport, chapters: readonly Chapter[]): PackedFile[] {
  const body = chapters.map((one) => one.html).join('\n');
  return [{ path: 'report.html', bytes: utf8(report.title, body, 'images/') }, ...pictures(chapters)];
}

function fromWord(report: DemoReport, chapters: readonly Chapter[]): PackedFile[] {
  const body = chapters.map((one) => one.html).join('\n');
  return [
    { path: 'report.htm', bytes: wordDocument(report.title, imagesAt('images/', body)) },
    ...pictures(chapters),
  ];
}

function fileName({ number, title }: Chapter): string {
  return `${String(number).padStart(2, '0')}-${slug(title)}.html`;
}

function pictures(chapters: readonly Chapter[]): PackedFile[] {
  return chapters.flatMap((one) => one.images).map(({ file, bytes }) => ({ path: `images/${file}`, bytes }));
}

function page(report: DemoReport, chapter: Chapter, images: string): Buffer {
  return utf8(`${report.title}: ${chapter.title}`, chapter.html, images);
}

function imagesAt(folder: string, html: string): string {
  return html.replaceAll('src="../images/', `src="${folder}`);
}

function utf8(title: string, body: string, images: string): Buffer {
  const head = `<head>\n<meta charset="utf-8">\n<title>${escaped(title)}</title>\n</head>`;
  return Buffer.from(
    `<!DOCTYPE html>\n<html lang="en">\n${head}\n<body>\n${imagesAt(images, body)}\n</body>\n</html>\n`,
    'utf8',
  );
}
