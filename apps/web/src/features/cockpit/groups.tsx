import { editionWords } from '@caliper/contract/catalogue/edition-words.ts';
import type { Whose } from '@caliper/contract/cockpit/cockpit.values.ts';
import { renewals as limits } from '@caliper/contract/limits.ts';
import type { Role } from '@caliper/contract/roles.ts';
import { Table } from '@caliper/ui/lists/table.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../lib/format.ts';
import { draftPath, proofsPath } from '../../lib/navigation/paths.ts';
import type { Session } from '../../lib/session/session.ts';
import { draftsQuery } from '../reports/index.ts';
import classes from './cockpit.module.css';
import { importsQuery, type WantedAnswer, wantedQuery } from './cockpit.queries.ts';
import { clientWords, importNames } from './cockpit-words.ts';
import { StaffGroup } from './staff-group.tsx';
import { wantedPath } from './ways.ts';

interface WhoseProps {
  whose: Whose;
  role: Role;
}

/** Uploads that wait to be proofed or released, with what is left to settle. */
export function WaitingDrafts({ whose, user }: { whose: Whose; user: Session['user'] }) {
  const mine = <T extends { createdBy: string }>(drafts: readonly T[]) =>
    whose === 'mine' ? drafts.filter(({ createdBy }) => createdBy === user.email) : drafts;
  return (
    <StaffGroup
      title="Waiting for release"
      query={draftsQuery}
      count={(drafts) => mine(drafts).length}
      way={{ words: 'Proofs', to: proofsPath(user.role) }}
      isEmpty={(drafts) => mine(drafts).length === 0}
    >
      {(drafts) => (
        <ul className="list">
          {mine(drafts)
            .slice(0, limits.atHome)
            .map((one) => (
              <Row
                key={one.draft_id}
                title={one.report_name}
                edition={`${one.report_year} ${one.region}`}
                to={draftPath(one.draft_id)}
                fact={formatDate(one.createdAt)}
                below={draftWords(one)}
              />
            ))}
        </ul>
      )}
    </StaffGroup>
  );
}

interface Draft {
  createdBy: string;
  open: { settle: number; look: number };
  releaseAt: number | null;
  notReleased: string;
}

function draftWords({ createdBy, open: { settle, look }, releaseAt, notReleased }: Draft): string {
  if (notReleased) return `Was not released: ${notReleased}`;
  if (releaseAt !== null) return `Planned for ${formatDate(releaseAt)}`;
  const left = settle + look === 0 ? 'nothing to settle' : `${settle} to settle, ${look} to look at`;
  return `${createdBy} · ${left}`;
}

/** Whoever publishes has no clients. */
function weekOf({ whose, role }: WhoseProps) {
  return wantedQuery({ whose: role === 'publications' ? 'everybody' : whose, days: '7' });
}

const wayOf = ({ role, whose }: WhoseProps, words: (answer: WantedAnswer) => string) => ({
  words,
  to: `${wantedPath(role)}?days=7${whose === 'mine' ? '&whose=mine' : ''}`,
});

export function RefusedOpens(props: WhoseProps) {
  return (
    <StaffGroup<WantedAnswer>
      title="Refused opens this week"
      query={weekOf(props)}
      count={({ refused }) => refused}
      way={wayOf(props, ({ refused }) => `All ${refused}`)}
      isEmpty={({ items }) => items.length === 0}
    >
      {({ items }) => (
        <ul className="list">
          {items.slice(0, limits.atHome).map((one) => (
            <Row
              key={one.item.id}
              title={one.item.title}
              edition={editionWords(one.item)}
              fact={one.count.toLocaleString('en-US')}
              below={clientWords(one)}
            />
          ))}
        </ul>
      )}
    </StaffGroup>
  );
}

export function UnansweredSearches(props: WhoseProps) {
  return (
    <StaffGroup<WantedAnswer>
      title="Searches without result this week"
      query={weekOf(props)}
      count={({ unanswered }) => unanswered}
      way={wayOf(props, ({ unanswered }) => `All ${unanswered}`)}
      isEmpty={({ searches }) => searches.length === 0}
    >
      {({ searches }) => (
        <ul className="list">
          {searches.slice(0, limits.atHome).map((one) => (
            <Row
              key={one.words}
              title={`“${one.words}”`}
              fact={one.count.toLocaleString('en-US')}
              below={clientWords(one)}
            />
          ))}
        </ul>
      )}
    </StaffGroup>
  );
}

export function LastImports({ whose }: { whose: Whose }) {
  return (
    <StaffGroup title="Last imports" query={importsQuery(whose)} isEmpty={(imports) => imports.length === 0}>
      {(imports) => (
        <Table
          label="Last imports"
          stacks
          heads={['Dashboard', 'Kind', 'By', { head: 'Rows', is: 'number' }, 'Result', 'When']}
        >
          <tbody>
            {imports.map((one) => (
              <tr key={one.id}>
                <th scope="row" className="anywhere">
                  {one.title}, {one.year}
                  {one.demo && ' (demo)'}
                </th>
                <td data-label="Kind">{importNames[one.kind]}</td>
                <td data-label="By" className="anywhere" translate="no">
                  {one.by}
                </td>
                <td data-label="Rows" data-number>
                  {one.rows.toLocaleString('en-US')}
                </td>
                <td>
                  {one.applied ? (
                    <StatusTag tone="ok" icon="check" soft>
                      Applied
                    </StatusTag>
                  ) : (
                    <StatusTag tone="warn" soft>
                      Waits
                    </StatusTag>
                  )}
                </td>
                <td data-label="When" className="nowrap">
                  {formatDate(one.at)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </StaffGroup>
  );
}

interface RowProps {
  title: string;
  edition?: string;
  to?: string;
  fact: ReactNode;
  below: string;
}

/** Names are records here, so they stand in sans. */
function Row({ title, edition, to, fact, below }: RowProps) {
  const name = (
    <>
      <b className="semi">{title}</b>
      {edition && `, ${edition}`}
    </>
  );
  return (
    <li className={classes.row}>
      <div className="grow slim anywhere">
        {to ? (
          <Link className="ink unlined" to={to}>
            {name}
          </Link>
        ) : (
          name
        )}
        <p className="small faint">{below}</p>
      </div>
      <span className={classes.fact} data-date={to ? true : undefined} translate="no">
        {fact}
      </span>
    </li>
  );
}
