import { inkOn } from '@caliper/ui/charts/color-math.ts';
import { colorOfStep } from '@caliper/ui/charts/heat-table.tsx';
import { useLook } from '@caliper/ui/charts/look.ts';
import { stepOf } from '@caliper/ui/charts/steps.ts';
import { Table } from '@caliper/ui/lists/table.tsx';
import { formatNumber } from '../kit/format.ts';
import { BaseHead } from './base-head.tsx';
import type { CrossTab } from './cross-tab.ts';
import classes from './cross-table.module.css';
import { count, decimalsBetween, percent } from './survey-words.ts';
import type { Base, Tally } from './tally.ts';

interface CrossTableProps {
  label: string;
  /** The head of the column of answers. */
  corner: string;
  tab: CrossTab;
  /** All groups together. */
  total: Base | undefined;
  totals: readonly Tally[];
  isWeighted: boolean;
}

/** From here on a share is tinted, and darker with every step. */
const steps = [0, 10, 25, 40, 60];

/** Answers by group: the share of the group, tinted by its size, and the count. */
export function CrossTable({ label, corner, tab, total, totals, isWeighted }: CrossTableProps) {
  const hasMean = tab.groups.some((group) => group.mean !== null);
  return (
    <Table label={label} density="read">
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {total && <BaseHead base={{ ...total, name: 'All' }} isWeighted={isWeighted} />}
          {tab.groups.map((group) => (
            <BaseHead key={group.name} base={group} isWeighted={isWeighted} />
          ))}
        </tr>
      </thead>
      <tbody>
        {tab.rows.map(({ answer, cells }, index) => (
          <tr key={answer}>
            <th scope="row" className={classes.answer}>
              {answer}
            </th>
            {total && <Cell tally={totals[index]} isTotal />}
            {cells.map((cell, at) => (
              <Cell key={tab.groups[at]?.name} tally={cell} />
            ))}
          </tr>
        ))}
      </tbody>
      {hasMean && (
        <Means groups={[...(total ? [total] : []), ...tab.groups]} decimals={decimalsBetween(tab.rows)} />
      )}
    </Table>
  );
}

function Cell({ tally, isTotal = false }: { tally: Tally | undefined; isTotal?: boolean }) {
  const look = useLook();
  const share = tally?.share ?? null;
  const ground =
    share === null || isTotal ? null : look.color(colorOfStep(stepOf(share, steps), steps.length));
  const isTinted = ground !== null && share !== null && share > 0;
  return (
    <td
      className={classes.cell}
      data-number
      data-total={isTotal || undefined}
      {...(isTinted && { style: { background: ground, color: inkOn(ground) } })}
      translate="no"
    >
      {share === null ? '–' : percent(share)}{' '}
      <span className={classes.count}>{count(tally?.count ?? 0)}</span>
    </td>
  );
}

function Means({ groups, decimals }: { groups: readonly Base[]; decimals: number }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">Mean</th>
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group may be called like another
          <td key={index} className={classes.mean} data-number translate="no">
            {group.mean === null || group.reliance === 'tiny' ? '–' : formatNumber(group.mean, decimals)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
