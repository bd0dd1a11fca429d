import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { Link, useLocation } from 'react-router';
import { cameFrom } from '../../../lib/navigation/link-state.ts';
import { MarkedText } from '../../../lib/searching/marked-text.tsx';
import { kinds, thingPath } from '../found-things.ts';
import { MissingWords } from '../results/missing-words.tsx';
import row from '../results/result-row.module.css';
import type { FoundBeside, Marks } from '../search.queries.ts';
import { FoundTableRow } from './found-table-row.tsx';

interface BesideRowProps {
  thing: FoundBeside;
  query: string;
  marks: Marks;
}

/** Opens in this tab: Back returns to the results as they were. */
export function BesideRow({ thing, query, marks }: BesideRowProps) {
  const { title, table, snippet, missing } = thing;
  const link = { to: thingPath(thing, query), state: cameFrom(useLocation()) };
  return (
    <li className={row.row}>
      <div className={row.body}>
        <h3 className="anywhere pretty names">
          <Link {...link}>
            <MarkedText text={title} marks={marks} />
          </Link>
        </h3>
        <Facts thing={thing} />
        {table?.shown && <FoundTableRow row={table.shown} caption={title} marks={marks} />}
        {!table && snippet !== null && (
          <p className={row.snippet}>
            <MarkedText text={snippet} marks={marks} />
          </p>
        )}
        <MissingWords missing={missing} />
      </div>
      <Held thing={thing} link={link} />
    </li>
  );
}

/** What it is, and of which edition. */
function Facts({ thing: { kind, item_name, year, region } }: { thing: FoundBeside }) {
  return (
    <p className="mt4 small faint">
      {kind === 'table' ? `Table in ${item_name}` : kinds[kind].one}
      {year !== null && (
        <>
          {' · '}
          <span className="ink bold" translate="no">
            {year}
          </span>
        </>
      )}
      {region !== null && ` · ${region}`}
    </p>
  );
}

const look = buttonLook({ size: 'sm' });

interface HeldProps {
  thing: FoundBeside;
  link: { to: string; state: object };
}

function Held({ thing: { kind, title, subscribed }, link }: HeldProps) {
  if (kind === 'custom-report') return null;
  const words = subscribed ? 'Subscribed' : 'Not Subscribed';
  return (
    <Link
      {...look}
      {...link}
      className={`${look.className} ${row.link}`}
      data-subscribed={subscribed || undefined}
      aria-label={`${words}: ${title}`}
    >
      {subscribed && <Icon name="check" size={14} />}
      {words}
    </Link>
  );
}
