import { editionWords } from '@caliper/contract/catalogue/edition-words.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Group } from '@caliper/ui/lists/group.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { purchaseOf, useAsk } from '../requests/index.ts';
import classes from './usage.module.css';
import { type TeamUsage, type UnopenedItem, useTellTeam, type WantedItem } from './usage.queries.ts';
import { counted } from './usage-words.ts';

export function MostRead({ of: { total, items } }: { of: TeamUsage['mostRead'] }) {
  const most = Math.max(1, ...items.map(({ reads }) => reads));
  return (
    <Group title="Most read" aside={<span className="small faint">chapters</span>}>
      {items.length === 0 && <p className={classes.none}>Nothing has been read that may be told.</p>}
      <ul className="list">
        {items.map((one) => (
          <li key={one.id} className={classes.read}>
            <p className="flex spread gap12">
              <span className="anywhere">
                {one.title}, {editionWords(one)}
              </span>
              <b className="bold" translate="no">
                {counted(one.reads)}
              </b>
            </p>
            <span
              className={classes.share}
              style={{ width: `${(one.reads / most) * 100}%` }}
              aria-hidden="true"
            />
          </li>
        ))}
      </ul>
      <More total={total} shown={items.length} />
    </Group>
  );
}

export function Unopened({ of, all, canTell }: { of: TeamUsage['unopened']; all: number; canTell: boolean }) {
  if (!of)
    return (
      <Group title="Paid for, not opened">
        <p className={classes.none}>This would tell what one or two people opened.</p>
      </Group>
    );
  return (
    <Group title="Paid for, not opened" count={of.total}>
      {of.total === 0 ? (
        <p className={classes.none}>
          {all === 0 ? 'There is no running subscription.' : `All ${all} were opened.`}
        </p>
      ) : (
        <Table
          label="Paid for, not opened"
          stacks
          heads={['Subscription', 'Since', canTell && { head: 'Tell the team', is: 'unseen' }]}
        >
          <tbody>
            {of.items.map((one) => (
              <tr key={one.id}>
                <Named item={one} />
                <td data-label="Since" className="nowrap">
                  {one.since}
                </td>
                {canTell && (
                  <td className={classes.action}>
                    <Tell item={one} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <More total={of.total} shown={of.items.length} />
    </Group>
  );
}

export function Wanted({ of, canAsk }: { of: TeamUsage['wanted']; canAsk: boolean }) {
  return (
    <Group title="Asked for, not subscribed" count={of.total || undefined}>
      {of.total === 0 ? (
        <p className={classes.none}>Nobody was refused anything that may be told.</p>
      ) : (
        <Table
          label="Asked for, not subscribed"
          stacks
          heads={[
            'Report',
            { head: 'Refused', is: 'number' },
            canAsk && { head: 'Ask for a quote', is: 'unseen' },
          ]}
        >
          <tbody>
            {of.items.map((one) => (
              <tr key={one.id}>
                <Named item={one} />
                <td data-label="Refused" data-number>
                  {counted(one.refused)}
                </td>
                {canAsk && (
                  <td className={classes.action}>
                    <Quote item={one} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <More total={of.total} shown={of.items.length} />
    </Group>
  );
}

export function People({ of }: { of: NonNullable<TeamUsage['people']> }) {
  return (
    <Group title="By name" count={of.total}>
      {of.total === 0 ? (
        <p className={classes.none}>Members are shown here from the day on that they were told of.</p>
      ) : (
        <Table
          label="By name"
          stacks
          heads={[
            'Member',
            { head: 'Chapters', is: 'number' },
            { head: 'Reports', is: 'number' },
            { head: 'Exports', is: 'number' },
            'Since',
          ]}
        >
          <tbody>
            {of.items.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two members may have one name, and no id is told
              <tr key={index}>
                <th scope="row" translate="no">
                  {one.name}
                </th>
                <td data-label="Chapters" data-number>
                  {counted(one.reads)}
                </td>
                <td data-label="Reports" data-number>
                  {counted(one.reports)}
                </td>
                <td data-label="Exports" data-number>
                  {counted(one.exports)}
                </td>
                <td data-label="Since" className="nowrap">
                  {one.from}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <More total={of.total} shown={of.items.length} />
    </Group>
  );
}

function Named({ item }: { item: UnopenedItem | WantedItem }) {
  return (
    <th scope="row" className={classes.item}>
      {item.title}
      <span className="block small faint plain">{editionWords(item)}</span>
    </th>
  );
}

function More({ total, shown }: { total: number; shown: number }) {
  if (total <= shown) return null;
  return <p className={classes.none}>and {counted(total - shown)} more; the CSV file has all of them</p>;
}

function Tell({ item }: { item: UnopenedItem }) {
  const tell = useTellTeam();
  const where = `${item.title}, ${editionWords(item)}`;
  if (item.toldOn)
    return (
      <span className="small quiet" role="status">
        Told on {item.toldOn}
      </span>
    );
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        busy={tell.isPending}
        aria-label={`Tell the team: ${where}`}
        onClick={() => tell.mutate(item)}
      >
        Tell the team
      </Button>
      {tell.isError && (
        <span className="small bad" role="alert">
          Nobody was told. Try again.
        </span>
      )}
    </>
  );
}

function Quote({ item }: { item: WantedItem }) {
  const where = `${item.title}, ${editionWords(item)}`;
  const { isKnown, isRequested, label, open, dialog } = useAsk(
    purchaseOf(item.kind, item.id, where),
    'Ask for a quote',
  );
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        busy={!isKnown}
        refused={isRequested}
        aria-haspopup="dialog"
        aria-label={`${label}: ${where}`}
        onClick={open}
      >
        {label}
      </Button>
      {dialog}
    </>
  );
}
