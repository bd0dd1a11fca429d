import { Button } from '@caliper/ui/actions/button.tsx';
import { EmptyState, FailedState } from '@caliper/ui/messages/page-state.tsx';
import { ReportIcon } from '@caliper/ui/report-icon/report-icon.tsx';
import { Case, Group, Specimen } from './specimen.tsx';
import { longText, nothing } from './values.ts';

export function PageStates() {
  return (
    <Group title="What stands in the place of a page">
      <Specimen of="EmptyState">
        <Case state="with a way on" width="wide">
          <EmptyState
            drawing={<ReportIcon name="Bandage" size={44} />}
            title="You are not subscribed to any reports"
            action={<Button>Browse All Reports</Button>}
          >
            <p>Browse the catalog to see what is available.</p>
          </EmptyState>
        </Case>
        <Case state="long text" width="wide">
          <EmptyState title={longText} />
        </Case>
      </Specimen>
      <Specimen of="FailedState">
        <Case state="with words" width="wide">
          <FailedState title="The news feed did not load" onRetry={nothing}>
            <p>The rest of the page works.</p>
          </FailedState>
        </Case>
        <Case state="long text" width="wide">
          <FailedState title={longText} onRetry={nothing} />
        </Case>
      </Specimen>
    </Group>
  );
}
