import { Button } from '@caliper/ui/actions/button.tsx';
import { Banner } from '@caliper/ui/messages/banner.tsx';
import { ProgressBar } from '@caliper/ui/messages/progress-bar.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { SuccessNote } from '@caliper/ui/messages/success-note.tsx';
import { Case, Group, Specimen } from './specimen.tsx';
import { longText } from './values.ts';

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
