import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Bone } from '@caliper/ui/messages/bone.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { reportPath } from '../../../lib/navigation/paths.ts';
import type { WayBack } from '../header/way-back.ts';
import { type Recommendation, recommendationsQuery } from '../report.queries.ts';
import classes from './recommended-reports.module.css';

interface RecommendedReportsProps {
  reportId: number;
  back: WayBack;
}

export function RecommendedReports(props: RecommendedReportsProps) {
  return (
    <section aria-labelledby="recommended-reports">
      <h2 id="recommended-reports" className="mb12 h4">
        Recommended Reports
      </h2>
      <Face {...props} />
    </section>
  );
}

function Face({ reportId, back }: RecommendedReportsProps) {
  const { data, error, refetch } = useQuery(recommendationsQuery(reportId));
  if (!data && error) return <Failed message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.length === 0)
    return <p className="mt4 small faint">There are no recommendations for this report yet.</p>;
  return (
    <ul className="list grid gap16">
      {data.map((one) => (
        <Entry key={one.rec_id} recommendation={one} back={back} />
      ))}
    </ul>
  );
}

function Entry({ recommendation, back }: { recommendation: Recommendation; back: WayBack }) {
  const { rec_report_id, report_name, report_year, region } = recommendation;
  return (
    <li>
      <Link
        className={classes.name}
        to={reportPath(rec_report_id, report_name)}
        state={{ cameFrom: back.to }}
      >
        {report_name}
      </Link>
      <p className="mt4 small faint">
        <span translate="no">{report_year}</span> · {region}
      </p>
    </li>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="stack top gap8 small quiet">
      <p>{message}</p>
      <Button size="sm" icon="reload" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap16" role="status" aria-label="Loading">
      <Bone size={['100%', 42]} />
      <Bone size={['100%', 42]} />
      <Bone size={['100%', 42]} />
    </div>
  );
}
