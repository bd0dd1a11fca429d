import { parseFeed } from 'feedsmith';

/** What the four formats have in common. Texts may contain markup. */
export interface Entry {
  title: string | undefined;
  link: string | undefined;
  date: string | undefined;
  text: string | undefined;
  subCategoryIds: number[];
}

type Parsed = ReturnType<typeof parseFeed<string>>;
type Feed<F extends Parsed['format']> = Extract<Parsed, { format: F }>['feed'];

/** More than are ever shown; they are sorted later. */
const maxItems = 500;

/** The entries of an RSS, Atom, RDF or JSON feed. Throws for anything else. */
export function entriesOf(text: string): Entry[] {
  const parsed = parseFeed(text, { maxItems });
  if (parsed.format === 'rss') return rss(parsed.feed);
  if (parsed.format === 'atom') return atom(parsed.feed);
  return parsed.format === 'rdf' ? rdf(parsed.feed) : json(parsed.feed);
}

function rss({ items = [] }: Feed<'rss'>): Entry[] {
  return items.map((item) => ({
    title: item.title,
    link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
    date: item.pubDate ?? item.dc?.dates?.[0],
    text: item.description ?? item.content?.encoded,
    subCategoryIds: (item.categories ?? [])
      .filter(({ domain }) => domain === 'sub-category')
      .map(({ name }) => Number(name)),
  }));
}

function atom({ entries = [] }: Feed<'atom'>): Entry[] {
  return entries.map(({ title, links = [], published, updated, summary, content }) => ({
    title: title?.value,
    link: links.find(({ rel = 'alternate' }) => rel === 'alternate')?.href,
    date: published ?? updated,
    text: summary?.value ?? content?.value,
    subCategoryIds: [],
  }));
}

function rdf({ items = [] }: Feed<'rdf'>): Entry[] {
  return items.map(({ title, link, dc, description, content }) => ({
    title,
    link,
    date: dc?.dates?.[0],
    text: description ?? content?.encoded,
    subCategoryIds: [],
  }));
}

function json({ items = [] }: Feed<'json'>): Entry[] {
  return items.map((item) => ({
    title: item.title,
    link: item.url ?? item.external_url,
    date: item.date_published ?? item.date_modified,
    text: item.summary ?? item.content_text ?? item.content_html,
    subCategoryIds: [],
  }));
}
