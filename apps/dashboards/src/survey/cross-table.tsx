import { inkOn } from '@caliper/ui/charts/color-math.ts';
import { colorOfStep } from '@caliper/ui/charts/heat-table.tsx';
import { useLook } from '@caliper/ui/charts/look.ts';
import { stepOf } from '@caliper/ui/charts/steps.ts';
import { Table } from '@caliper/ui/lists/table.tsx';
import { formatNumber } from '../kit/format.ts';
import { BaseHead } from './base-head.tsx';
import { toldMean } from './cross-sheet.ts';
import type { CrossTab } from './cross-tab.ts';
import classes from './cross-table.module.css';
import { count, decimalsBetween, percent } from './survey-words.ts';
import type { Base, Tally } from './tally.ts';

interface CrossTableProps {
  label: string;
  tab: CrossTab;
  /** The first group is all of them together. */
  hasAll: boolean;
  isWeighted: boolean;
}

/** From here on a share is tinted, and darker with every step. */
const steps = [0, 10, 25, 40, 60];

/** Answers by group: the share of the group, tinted by its size, and the count. */
export function CrossTable({ label, tab: { groups, rows }, hasAll, isWeighted }: CrossTableProps) {
  return (
    <Table label={label} density="read">
      <thead>
        <tr>
          <th scope="col">Answer</th>
          {groups.map((group, at) => (
            <BaseHead key={keyOf(at, hasAll, groups)} base={group} isWeighted={isWeighted} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ answer, cells }) => (
          <tr key={answer}>
            <th scope="row" className={classes.answer}>
              {answer}
            </th>
            {cells.map((cell, at) => (
              <Cell key={keyOf(at, hasAll, groups)} tally={cell} isTotal={hasAll && at === 0} />
            ))}
          </tr>
        ))}
      </tbody>
      {groups.some(({ mean }) => mean !== null) && <Means groups={groups} decimals={decimalsBetween(rows)} />}
    </Table>
  );
}

/** A group may be called like all together. */
function keyOf(at: number, hasAll: boolean, groups: readonly Base[]): string {
  return hasAll && at === 0 ? '' : (groups[at]?.name ?? '');
}

function Cell({ tally: { share, count: people }, isTotal }: { tally: Tally; isTotal: boolean }) {
  const look = useLook();
  const ground =
    share === null || isTotal ? null : look.color(colorOfStep(stepOf(share, steps), steps.length));
  const isTinted = ground !== null && share !== null && share > 0;
  return (
    <td
      {...(isTotal && { className: 'bold' })}
      data-number
      data-heat
      {...(isTinted && { style: { background: ground, color: inkOn(ground) } })}
      translate="no"
    >
      {share === null ? '–' : percent(share)} <span className={classes.count}>{count(people)}</span>
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
          <td key={index} className="bold" data-number translate="no">
            {formatNumber(toldMean(group), decimals)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
