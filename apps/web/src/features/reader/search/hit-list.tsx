import { Bones } from '@caliper/ui/messages/bone.tsx';
import { Link } from 'react-router';
import { MarkedText } from '../../../lib/searching/marked-text.tsx';
import { SyntaxHelp } from '../../../lib/searching/syntax-help.tsx';
import { placePath } from '../reader-address.ts';
import { stepState, useNoun, useReader } from '../reader-context.ts';
import classes from './hit-list.module.css';
import { type FoundHits, hitWithin, type PlacedHit } from './hits.ts';

const lines = ['90%', '70%', '84%', '60%', '88%', '52%'].map((width) => [width, 14] as const);

/** The hits with their sentences: first those where all words stand together. */
export function HitList({ onChoose }: { onChoose: () => void }) {
  const { hits } = useReader().search;
  if (!hits) {
    return (
      <div className="grid gap12" role="status" aria-label="Loading the hits">
        <Bones sizes={lines} />
      </div>
    );
  }
  const { together = [], apart = [] } = Object.groupBy(hits.list, (hit) =>
    hit.together ? 'together' : 'apart',
  );
  const isSplit = together.length > 0 && apart.length > 0;
  return (
    <>
      <Hits title={isSplit ? 'All words together' : 'Hits'} list={together} {...{ hits, onChoose }} />
      <Hits title={isSplit ? 'Single words' : 'Hits'} list={apart} {...{ hits, onChoose }} />
      <MoreHits hits={hits} />
      <div className="mt24 pt16 overline">
        <SyntaxHelp />
      </div>
    </>
  );
}

interface HitsProps {
  title: string;
  list: readonly PlacedHit[];
  hits: FoundHits;
  onChoose: () => void;
}

function Hits({ title, list, hits, onChoose }: HitsProps) {
  if (list.length === 0) return null;
  return (
    <section className={classes.part}>
      <h2 className="h4 mb6">{title}</h2>
      <ol className="list">
        {list.map((hit) => (
          <Hit key={`${hit.id}-${hit.hit}`} hit={hit} hits={hits} onChoose={onChoose} />
        ))}
      </ol>
    </section>
  );
}

function Hit({ hit, hits, onChoose }: { hit: PlacedHit; hits: FoundHits; onChoose: () => void }) {
  const { subject, address, back, hitCount } = useReader();
  const noun = useNoun();
  const { place, title } = hit.entry;
  const isCurrent = place === address.place && hit.hit === hitWithin(address.hit, hitCount);
  return (
    <li>
      <Link
        className={classes.hit}
        to={placePath(subject, { place, term: address.term, hit: hit.hit })}
        state={stepState(back)}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onChoose}
      >
        <span className={classes.text}>
          <MarkedText text={hit.text} marks={hits.marks} />
        </span>
        <span className={classes.place}>
          <span className="unseen">in {noun} </span>
          <span translate="no">{place}</span> {title}
        </span>
      </Link>
    </li>
  );
}

/** A list has an end; the chapters know how many hits they have. */
function MoreHits({ hits: { list, total } }: { hits: FoundHits }) {
  if (list.length >= total) return null;
  return (
    <p className="mt12 small faint">
      The best <span translate="no">{list.length}</span> of <span translate="no">{total}</span> hits. The
      chapters lead to all of them.
    </p>
  );
}
