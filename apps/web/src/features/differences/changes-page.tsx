import { hasCode } from '@caliper/contract/client/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { queryClient } from '../../lib/api/query-client.ts';
import type { Opening } from '../../lib/loading/ask-ahead.ts';
import { NotFound } from '../../lib/navigation/not-found.tsx';
import { usePageTitle } from '../../lib/navigation/page-title.tsx';
import { reportPath } from '../../lib/navigation/paths.ts';
import {
  PanelToggle,
  ReaderColumns,
  ReaderFrame,
  ReaderHeader,
  SidePanel,
  usePanels,
} from '../reader/index.ts';
import { Withdrawn } from '../reports/index.ts';
import classes from './changes.module.css';
import './print.css';
import { type ChangesAddress, readChangesAddress, useChangesAddress } from './changes-address.ts';
import { ChangesSkeleton } from './changes-skeleton.tsx';
import { ChangesTools } from './changes-tools.tsx';
import { type Differences, differencesQuery } from './differences.queries.ts';
import { PartSelect, PartsNav } from './parts-nav.tsx';
import { ReducedChanges, ReducedNotice } from './reduced.tsx';
import { heldSide, titleOf } from './side-names.ts';
import { useHashInView } from './use-hash-in-view.ts';
import { WholeChanges } from './whole.tsx';

/** What changed between two editions of a line, or two versions of a report. */
export function ChangesPage() {
  const address = useChangesAddress();
  if (!address) return <NotFound />;
  return <Changes key={JSON.stringify(address)} address={address} />;
}

ChangesPage.askAhead = async ({ params, search }: Opening) => {
  const address = readChangesAddress(params, new URLSearchParams(search));
  if (address) await queryClient.prefetchQuery(differencesQuery(address));
};

function Changes({ address }: { address: ChangesAddress }) {
  const { data: found, error, refetch } = useQuery(differencesQuery(address));
  usePageTitle(found && `${titleOf(found)} · ${found.after.report_name}`);
  if (hasCode(error, 'not-found')) return <NotFound />;
  if (hasCode(error, 'report-withdrawn')) return <Withdrawn />;
  if (!found && error)
    return <FailedQuery title="The changes did not load" titleAs="h1" error={error} onRetry={refetch} />;
  return <ChangesFrame found={found} address={address} />;
}

interface ChangesFrameProps {
  found: Differences | undefined;
  address: ChangesAddress;
}

/** The reader's frame: the header of the report, the parts at the left, and the comparison. */
function ChangesFrame({ found, address }: ChangesFrameProps) {
  const header = useRef<HTMLElement>(null);
  const panels = usePanels();
  const isReady = found && found.face !== 'preparing' ? found : null;
  const held = found && heldSide(found);
  const column = useHashInView(isReady !== null, header);
  const back = {
    words: 'Back to the report',
    to: held ? reportPath(held.report_id, held.report_name) : `/reports/${address.id}`,
  };
  const isNarrow = panels.room === 'narrow';
  return (
    <ReaderFrame header={header}>
      <ReaderHeader
        header={header}
        back={back}
        name={held && <HeldName name={held.report_name} facts={[String(held.report_year), held.region]} />}
        leftToggle={<PanelToggle side="left" state={panels} label="Parts panel" />}
      >
        {isReady?.face === 'whole' && <ChangesTools found={isReady} address={address} />}
      </ReaderHeader>
      {isReady?.face === 'reduced' && <ReducedNotice found={isReady} />}
      <ReaderColumns>
        {!isNarrow && (
          <SidePanel side="left" label="What changed" state={panels}>
            {isReady && <PartsNav found={isReady} onChoose={panels.clear} />}
          </SidePanel>
        )}
        <div ref={column} className={classes.column}>
          {isReady ? (
            <Comparison found={isReady}>
              {isNarrow && <PartSelect found={isReady} />}
              {isReady.face === 'whole' ? (
                <WholeChanges found={isReady} address={address} />
              ) : (
                <ReducedChanges found={isReady} />
              )}
            </Comparison>
          ) : (
            <ChangesSkeleton title={found && titleOf(found)} />
          )}
        </div>
      </ReaderColumns>
    </ReaderFrame>
  );
}

function HeldName({ name, facts }: { name: string; facts: readonly string[] }) {
  return (
    <>
      <p className={classes.name} title={name}>
        {name}
      </p>
      <span className="inlineflex gap8 rigid fits">
        {facts.map((fact) => (
          <span key={fact} className="py2 px8 label quiet boxed r2">
            {fact}
          </span>
        ))}
      </span>
    </>
  );
}

interface ComparisonProps {
  found: Exclude<Differences, { face: 'preparing' }>;
  children: ReactNode;
}

function Comparison({ found, children }: ComparisonProps) {
  const { report_name, region } = found.after;
  return (
    <article className={classes.page} data-changes>
      <p className="small semi quiet">
        {report_name}, {region}
      </p>
      <h1 id="summary" className={classes.title} tabIndex={-1}>
        {titleOf(found)}
      </h1>
      {children}
    </article>
  );
}
