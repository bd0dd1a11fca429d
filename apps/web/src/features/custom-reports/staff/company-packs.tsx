import type { Answer } from '@caliper/contract/endpoints.ts';
import { Table } from '@caliper/ui/lists/table.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { customReportPath } from '../../../lib/navigation/paths.ts';
import { companyPacksQuery } from '../custom-reports.queries.ts';

type Pack = Answer<'companyPacks'>[number];

/** The MedCore reports that a company has. The support account gives them, so here they are only listed. */
export function CompanyPacks({ companyId }: { companyId: number }) {
  return (
    <section className="part" aria-labelledby="medcore">
      <h2 id="medcore">MedCore</h2>
      <Packs companyId={companyId} />
    </section>
  );
}

function Packs({ companyId }: { companyId: number }) {
  const { data: packs, error, refetch } = useQuery(companyPacksQuery(companyId));
  if (error && !packs)
    return <FailedQuery title="The MedCore reports did not load" error={error} onRetry={refetch} />;
  if (!packs) return <SkeletonRows count={2} />;
  if (packs.length === 0) return <p className="quiet">This company has no MedCore reports.</p>;
  return (
    <Table
      label="MedCore"
      density="read"
      columns={['96px', '240px']}
      stacks
      heads={['Name', { head: 'Chapters', is: 'number' }, 'Given to']}
    >
      <tbody>
        {packs.map((pack) => (
          <PackRow key={pack.c_report_id} pack={pack} />
        ))}
      </tbody>
    </Table>
  );
}

function PackRow({ pack: { c_report_id, c_report_name, chapters, source } }: { pack: Pack }) {
  return (
    <tr>
      <th scope="row">
        <Link to={customReportPath(c_report_id, c_report_name)}>{c_report_name}</Link>
      </th>
      <td data-number data-label="Chapters">
        {chapters}
      </td>
      <td data-label="Given to">{source ?? 'This company'}</td>
    </tr>
  );
}
