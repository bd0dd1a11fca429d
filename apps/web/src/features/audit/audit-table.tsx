import { Table } from '@caliper/ui/lists/table.tsx';
import { Link } from 'react-router';
import classes from './audit.module.css';
import type { AuditEntry } from './audit.queries.ts';
import { type AuditPlace, addressOf } from './audit-address.ts';
import { type Change, changesOf, folded, kindOf } from './audit-words.ts';

interface AuditTableProps {
  entries: readonly AuditEntry[];
  place: AuditPlace;
}

/** Whoever and whatever an entry names is a way to all entries about it. */
export function AuditTable({ entries, place }: AuditTableProps) {
  return (
    <Table label="Audit log" stacks heads={['Time (UTC)', 'Who', 'What', 'Company', 'Place']}>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row" className={classes.time}>
              {timeOf(entry.at)}
            </th>
            <td data-label="Who" className={classes.who}>
              <Who entry={entry} place={place} />
            </td>
            <td data-label="What" className={classes.what}>
              <What entry={entry} place={place} />
            </td>
            <td data-label="Company" className={classes.company}>
              <Company entry={entry} place={place} />
            </td>
            <td data-label="Place" data-number>
              {entry.place ?? <span className="quiet">soon</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface PartProps {
  entry: AuditEntry;
  place: AuditPlace;
}

const timeOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');

function Who({ entry: { actor, actorId, address }, place }: PartProps) {
  const person = actor || actorId || '';
  return (
    <>
      {person ? (
        <Narrowed place={place} chosen={{ person }} words={actor || 'a deleted person'} />
      ) : (
        <span className="quiet">a deleted person</span>
      )}
      {address && <span className="block small quiet">{address}</span>}
    </>
  );
}

function What({ entry: { action, subject, name, from, to }, place }: PartProps) {
  const [changes, more] = folded(changesOf(from, to));
  const item = /^(?:report|global|medaccess|medsku|pt|survey):(\d+)$/.exec(subject)?.[1];
  const said = name ?? subject.slice(subject.indexOf(':') + 1);
  return (
    <>
      <span className="semi">{action}</span>
      <span className="block small anywhere">
        {kindOf(subject)}: {item ? <Narrowed place={place} chosen={{ item }} words={said} /> : said}
      </span>
      <Changes changes={changes} />
      {more.length > 0 && (
        <details className="small quiet">
          <summary>{more.length} more</summary>
          <Changes changes={more} />
        </details>
      )}
    </>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return changes.map(({ name, words }) => (
    <span key={name} className={classes.change}>
      {name}: {words}
    </span>
  ));
}

function Company({ entry: { company }, place }: PartProps) {
  if (!company) return null;
  const words = company.company ?? `Company ${company.id}, deleted`;
  return <Narrowed place={place} chosen={{ company: String(company.id) }} words={words} />;
}

function Narrowed({
  place,
  chosen,
  words,
}: {
  place: AuditPlace;
  chosen: Partial<AuditPlace>;
  words: string;
}) {
  return (
    <Link className="anywhere" to={{ search: addressOf({ ...place, before: '', ...chosen }) }}>
      {words}
    </Link>
  );
}
