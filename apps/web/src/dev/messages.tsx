import { Button } from '@caliper/ui/actions/button.tsx';
import { Banner } from '@caliper/ui/messages/banner.tsx';
import { Bone, Bones } from '@caliper/ui/messages/bone.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { EmptyState, FailedState } from '@caliper/ui/messages/page-state.tsx';
import { PanelsSkeleton } from '@caliper/ui/messages/panels-skeleton.tsx';
import { ProgressBar } from '@caliper/ui/messages/progress-bar.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { SuccessNote } from '@caliper/ui/messages/success-note.tsx';
import { TableSkeleton } from '@caliper/ui/messages/table-skeleton.tsx';
import { ReportIcon } from '@caliper/ui/report-icon/report-icon.tsx';
import { Case, Group, Specimen } from './specimen.tsx';
import { longText, nothing } from './values.ts';

const tones = ['ok', 'warn', 'bad', 'accent', 'plain', 'edge'] as const;

export function Messages() {
  return (
    <Group title="Messages">
      <Specimen of="Banner">
        <Case state="warn" width="wide">
          <Banner tone="warn">
            <b>Subscription expiring in 9 days</b> <a href="#renew">Request Renewal Now</a>
          </Banner>
        </Case>
        <Case state="bad, with the sign" width="wide">
          <Banner tone="bad" sign>
            Cookies are disabled in this browser. Enable them to sign in.
          </Banner>
        </Case>
        <Case state="info, long text" width="wide">
          <Banner tone="info">
            Recommending reports for: {longText} <Button size="sm">Stop Recommending</Button>
          </Banner>
        </Case>
      </Specimen>
      <Specimen of="StatusTag">
        {tones.map((tone) => (
          <Case key={tone} state={tone}>
            <StatusTag tone={tone}>Enabled</StatusTag>{' '}
            <StatusTag tone={tone} soft icon="clock">
              9 days left
            </StatusTag>
          </Case>
        ))}
        <Case state="long text" width="field">
          <StatusTag tone="warn" soft>
            {longText}
          </StatusTag>
        </Case>
      </Specimen>
      <Specimen of="SuccessNote">
        <Case state="rest">
          <SuccessNote>Your request has been sent.</SuccessNote>
        </Case>
        <Case state="long text" width="field">
          <SuccessNote>{longText}</SuccessNote>
        </Case>
      </Specimen>
      <Specimen of="ProgressBar">
        {(
          [
            ['begun', 0],
            ['half', 0.5],
            ['done', 1],
            ['nobody knows', null],
          ] as const
        ).map(([state, value]) => (
          <Case key={state} state={state} width="field">
            <ProgressBar label={`Upload, ${state}`} value={value} />
          </Case>
        ))}
      </Specimen>
    </Group>
  );
}

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

export function Skeletons() {
  return (
    <Group title="Skeletons">
      <Specimen of="Bone, Bones">
        <Case state="one">
          <Bone size={[120, 18]} />
        </Case>
        <Case state="lines" width="field">
          <div className="stack gap10">
            <Bones
              sizes={[
                ['40%', 18],
                ['80%', 12],
              ]}
            />
          </div>
        </Case>
      </Specimen>
      <Specimen of="SkeletonRows">
        <Case state="loading" width="wide">
          <SkeletonRows count={2} />
        </Case>
      </Specimen>
      <Specimen of="TableSkeleton">
        <Case state="loading" width="wide">
          <TableSkeleton columns={4} rows={3} />
        </Case>
      </Specimen>
      <Specimen of="PanelsSkeleton">
        <Case state="loading" width="wide">
          <PanelsSkeleton />
        </Case>
      </Specimen>
    </Group>
  );
}
