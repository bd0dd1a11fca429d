import { type GuideChapter, readGuide } from '@caliper/text/guide.ts';

const texts = import.meta.glob<string>('../../../../../../docs/guide/[0-9]*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The same text as in the guide to download; undefined if there is no such chapter. */
export function guideChapter(topic: string): GuideChapter | undefined {
  const file = Object.keys(texts).find((path) => topicOf(path) === topic);
  return file === undefined ? undefined : readGuide(texts[file] ?? '');
}

/** `05-search.md` is at `/help/search`. */
function topicOf(path: string): string {
  return path.replace(/^.*\/\d+-|\.md$/g, '');
}
