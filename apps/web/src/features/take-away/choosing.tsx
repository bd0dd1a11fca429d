import { messageOf } from '@caliper/contract/client/api-error.ts';
import { takenTerms } from '@caliper/contract/take-away/take-away.messages.ts';
import {
  type DocumentFormat,
  documentFormats,
  formatNames,
} from '@caliper/contract/take-away/take-away.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useId, useState } from 'react';
import { showsOwnError } from '../../lib/api/query-client.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { formatDate } from '../../lib/format.ts';
import classes from './take-away.module.css';
import {
  type Contents,
  type ContentsEntry,
  type Order,
  type Subject,
  type TakenFile,
  takeAway,
} from './take-away.queries.ts';
import { counted, exhibitWords, formatIcons, formatWords, makeWords, totalOf } from './words.ts';

interface ChoosingProps {
  subject: Subject;
  contents: Contents;
  current: number | null;
  onMade: (fileId: number) => void;
  onClose: () => void;
}

const allParts = { text: true, charts: true, sources: true };

/** What to take and how. The license line is always in view. */
export function Choosing({ subject, contents, current, onMade, onClose }: ChoosingProps) {
  const { entries, licence, quota, title, version } = contents;
  const open = entries.filter(({ isOpen }) => isOpen);
  const [format, setFormat] = useState<DocumentFormat>('pptx');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(open.map(({ entry }) => entry)));
  const [parts, setParts] = useState(allParts);
  const making = useSingleMutation<TakenFile, Order>({
    mutationFn: takeAway,
    onSuccess: ({ file_id }) => onMade(file_id),
    meta: showsOwnError,
  });
  const taken = open.filter(({ entry }) => chosen.has(entry));
  const reason = whyNot(taken, format);
  const make = () => {
    const of =
      subject.kind === 'report'
        ? {
            kind: subject.kind,
            id: subject.id,
            version: version ?? undefined,
            entries: taken.map(({ entry }) => entry),
          }
        : { kind: subject.kind, id: subject.id, entries: taken.map(({ entry }) => entry) };
    making.mutate({ of, format, parts } as Order);
  };
  const isBook = format === 'xlsx';
  return (
    <>
      <p className="quiet mb16">
        <span translate="no">{title}</span>, as a file of its own.
      </p>
      <Formats value={format} tables={totalOf(taken).tables} onChange={setFormat} />
      <Entries {...{ entries, chosen, current }} onChange={setChosen} />
      {!isBook && (
        <div className={classes.parts}>
          <Part {...{ parts, setParts }} name="text" words="Running text" />
          <Part {...{ parts, setParts }} name="sources" words="Sources, last page" />
          <Part {...{ parts, setParts }} name="charts" words="Charts and figures" />
        </div>
      )}
      <div className={classes.foot}>
        <p className={classes.licence}>
          <Icon name="lock" />
          <span>
            <b>
              Licensed to <span translate="no">{licence.company}</span>
              {licence.licence && `, ${licence.licence}`}.
            </b>{' '}
            Every page names the company, <span translate="no">{licence.person}</span> and the date.{' '}
            {takenTerms}
            {quota && ` ${quotaWords(quota)}`}
          </span>
        </p>
        <p role="status" className={classes.count}>
          {making.isError ? (
            <span className="bad">{messageOf(making.error)}</span>
          ) : (
            reason ||
            `${taken.length} of ${counted(entries.length, 'bookmark')}, ${exhibitWords(totalOf(taken)) || 'text'}`
          )}
        </p>
        <div className="flex end gap8">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={making.isPending} refused={reason !== ''} onClick={make}>
            {makeWords(format)}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Empty if it can be made. */
function whyNot(taken: readonly ContentsEntry[], format: DocumentFormat): string {
  if (taken.length === 0) return 'Choose at least one bookmark.';
  return format === 'xlsx' && totalOf(taken).tables === 0 ? 'Nothing that is chosen has a table.' : '';
}

function quotaWords({ most, made, renewsAt }: NonNullable<Contents['quota']>): string {
  const next = renewsAt === null ? '' : ` The next one can be made on ${formatDate(renewsAt)}.`;
  return `Your company has made ${made} of ${counted(most, 'file')} in 30 days.${next}`;
}

interface FormatsProps {
  value: DocumentFormat;
  tables: number;
  onChange: (format: DocumentFormat) => void;
}

function Formats({ value, tables, onChange }: FormatsProps) {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className="label quiet mb8">Format</legend>
      <div className={classes.formats}>
        {documentFormats.map((format) => (
          <label key={format} className={classes.format}>
            <input
              type="radio"
              className={classes.radio}
              name={name}
              checked={format === value}
              onChange={() => onChange(format)}
              aria-describedby={`${name}-${format}`}
            />
            <span className={classes.formatName} translate="no">
              <Icon name={formatIcons[format]} />
              {formatNames[format]}
            </span>
            <span id={`${name}-${format}`} className={classes.formatWords}>
              {formatWords(format, tables)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface EntriesProps {
  entries: readonly ContentsEntry[];
  chosen: ReadonlySet<number>;
  current: number | null;
  onChange: (chosen: ReadonlySet<number>) => void;
}

function Entries({ entries, chosen, current, onChange }: EntriesProps) {
  const open = entries.filter(({ isOpen }) => isOpen).map(({ entry }) => entry);
  const isCurrentOpen = current !== null && open.includes(current) && open.length > 1;
  const isAll = open.every((entry) => chosen.has(entry));
  const toggle = (entry: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(entry);
    else next.delete(entry);
    onChange(next);
  };
  return (
    <fieldset className={classes.group}>
      <div className={classes.head}>
        <legend className="label quiet">Contents</legend>
        <span className="flex gap12">
          {isCurrentOpen && (
            <Button size="sm" variant="quiet" onClick={() => onChange(new Set([current]))}>
              Only the one in sight
            </Button>
          )}
          {open.length > 1 && (
            <Button size="sm" variant="quiet" onClick={() => onChange(new Set(isAll ? [] : open))}>
              {isAll ? 'None' : 'All'}
            </Button>
          )}
        </span>
      </div>
      <ul className={classes.entries}>
        {entries.map((one) => (
          <li key={one.entry} className={classes.entry}>
            <Checkbox
              checked={one.isOpen && chosen.has(one.entry)}
              disabled={!one.isOpen}
              onChange={(event) => toggle(one.entry, event.target.checked)}
            >
              <span className="block anywhere">
                <span className="block" translate="no">
                  {one.title}
                </span>
                {one.origin && (
                  <span className="block small faint" translate="no">
                    {one.origin}
                  </span>
                )}
              </span>
            </Checkbox>
            <span className={classes.exhibits}>{one.isOpen ? exhibitWords(one) : 'Not subscribed'}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type Parts = typeof allParts;

interface PartProps {
  parts: Parts;
  setParts: (parts: Parts) => void;
  name: keyof Parts;
  words: string;
}

function Part({ parts, setParts, name, words }: PartProps) {
  return (
    <Checkbox
      checked={parts[name]}
      onChange={(event) => setParts({ ...parts, [name]: event.target.checked })}
    >
      {words}
    </Checkbox>
  );
}
