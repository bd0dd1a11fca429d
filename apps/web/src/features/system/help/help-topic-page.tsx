import type { GuideBlock, GuideWords } from '@caliper/text/guide.ts';
import { Link, useParams } from 'react-router';
import { NotFound } from '../../../lib/navigation/not-found.tsx';
import { usePageTitle } from '../../../lib/navigation/page-title.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import sections from '../admin-help/admin-help.module.css';
import { useAnchor } from '../use-anchor.ts';
import { guideChapter } from './guide-chapters.ts';
import classes from './help-topic.module.css';
import { TopicList } from './topic-list.tsx';

/** A chapter of the guide as a page. Each of its parts has its own address. */
export function HelpTopicPage() {
  const { topic = '' } = useParams();
  const chapter = guideChapter(topic);
  usePageTitle(chapter && `${chapter.title} · Help`);
  useAnchor();
  if (!chapter) return <NotFound />;
  const parts = partsOf(chapter.blocks);
  return (
    <div className="page">
      <div className={classes.columns}>
        <nav className={classes.topics} aria-label="Help">
          <TopicList current={topic} />
          <p className="mt16 px8 small">
            <Link to={paths.help}>Download the guide</Link>
          </p>
        </nav>
        <div className="slim">
          <h1>{chapter.title}</h1>
          {parts.map(({ title, blocks }) => (
            <section
              key={title}
              id={anchorOf(title)}
              tabIndex={-1}
              className={sections.section}
              data-first={title === '' || undefined}
              aria-label={title || chapter.title}
            >
              {title && <h2>{title}</h2>}
              {blocks.map((block) => (
                <Block key={JSON.stringify(block)} of={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

interface Part {
  /** Empty before the first heading. */
  title: string;
  blocks: GuideBlock[];
}

function partsOf(blocks: readonly GuideBlock[]): Part[] {
  const parts: Part[] = [{ title: '', blocks: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push({ title: textOf(block.words), blocks: [] });
    else parts.at(-1)?.blocks.push(block);
  }
  return parts.filter((part) => part.title !== '' || part.blocks.length > 0);
}

function textOf(words: readonly GuideWords[]): string {
  return words.map(({ text }) => text).join('');
}

function anchorOf(title: string): string | undefined {
  return title === '' ? undefined : title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** Its pictures are in the guide to download. */
function Block({ of }: { of: GuideBlock }) {
  if (of.kind === 'picture') return null;
  if ('items' in of) {
    const List = of.kind === 'numbers' ? 'ol' : 'ul';
    return <List>{of.items.map(toItem)}</List>;
  }
  return <p className={of.kind === 'note' ? classes.note : undefined}>{of.words.map(toRun)}</p>;
}

function toItem(words: GuideWords[]) {
  return <li key={textOf(words)}>{words.map(toRun)}</li>;
}

function toRun({ text, style: Style }: GuideWords, index: number) {
  return Style ? <Style key={index}>{text}</Style> : text;
}
