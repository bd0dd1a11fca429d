import { TableSkeleton } from '@caliper/ui/messages/table-skeleton.tsx';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { type Session, useSession } from '../../../lib/session/session.ts';
import { type CustomReport, customReportsQuery } from '../custom-reports.queries.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import classes from './account-custom-reports.module.css';
import { CustomReportsTable } from './custom-reports-table.tsx';
import { NoCustomReports } from './no-custom-reports.tsx';
import { createdWords } from './report-facts.ts';
import { useDeletion } from './use-deletion.ts';

/** The custom reports that the person has made or received. MedCore reports are in the catalogue only. */
export function AccountCustomReportsPage() {
  const session = useSession();
  return session && <CustomReports session={session} />;
}

function CustomReports({ session: { user, usergroupData } }: { session: Session }) {
  const list = useQuery(customReportsQuery(usergroupData.id));
  const { frame, start, ...deletion } = useDeletion(usergroupData.id, list.data);
  return (
    <div ref={frame}>
      <div className={classes.head}>
        <h1 tabIndex={-1}>Custom Reports</h1>
        {list.data && list.data.length > 0 && (
          <p className={classes.count} translate="no">
            {createdWords(list.data, user)}
          </p>
        )}
      </div>
      <Face list={list} onDelete={start} />
      <DeleteDialog {...deletion} />
    </div>
  );
}

interface FaceProps {
  list: UseQueryResult<CustomReport[]>;
  onDelete: (report: CustomReport) => void;
}

function Face({ list: { data: reports, error, refetch }, onDelete }: FaceProps) {
  if (reports?.length === 0) return <NoCustomReports />;
  if (reports) return <CustomReportsTable reports={reports} onDelete={onDelete} />;
  if (!error) return <TableSkeleton columns={5} rows={4} />;
  return <FailedQuery title="Your custom reports did not load" error={error} onRetry={refetch} />;
}
