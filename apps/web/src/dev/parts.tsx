import { Button } from '@caliper/ui/actions/button.tsx';
import { BlockingDialog } from '@caliper/ui/dialogs/blocking-dialog.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { ErrorBoundary } from '@caliper/ui/messages/error-boundary.tsx';
import { FatalPage } from '@caliper/ui/messages/fatal-page.tsx';
import { LoadingScreen } from '@caliper/ui/messages/loading.tsx';
import { NotificationStack, type NotificationView } from '@caliper/ui/messages/notification-stack.tsx';
import { NarrowPage } from '@caliper/ui/theme/narrow-page.tsx';
import type { ReactNode } from 'react';
import { Case, Group, Specimen } from './specimen.tsx';
import { longText, nothing } from './values.ts';

const notifications: NotificationView[] = [
  { id: '1', variant: 'success', message: 'Custom report "Knee board pack, Q4" created' },
  { id: '2', variant: 'primary', message: 'Updating report...' },
  { id: '3', variant: 'warning', message: `${longText} could not be added.` },
  {
    id: '4',
    variant: 'danger',
    message: 'Something went wrong in updating subscriptions',
    action: { label: 'Try again', run: nothing },
  },
];

function Broken(): ReactNode {
  throw new Error('This component is broken on purpose.');
}

/** Components that take up a whole page, so each is shown on a page of its own. */
export const parts = {
  FatalPage: (
    <FatalPage
      title="Something went wrong"
      words="The error has been recorded. Sorry for the inconvenience."
      action={<Button variant="primary">Back to catalog</Button>}
      reference="7F3A-19C2"
    />
  ),
  ErrorBoundary: (
    <ErrorBoundary
      newReference={() => '7F3A-19C2'}
      record={nothing}
      action={<Button>Back to catalog</Button>}
    >
      <Broken />
    </ErrorBoundary>
  ),
  LoadingScreen: (
    <main>
      <h1>Above it</h1>
      <LoadingScreen />
    </main>
  ),
  NarrowPage: (
    <main>
      <NarrowPage title="Password Recovery" lead="We will send you a link.">
        <TextField label="Email" />
      </NarrowPage>
    </main>
  ),
  'NarrowPage, wide': (
    <main>
      <NarrowPage title={longText} wide>
        <TextField label="Email" />
      </NarrowPage>
    </main>
  ),
  BlockingDialog: (
    <main>
      <h1>Behind it</h1>
      <BlockingDialog title="Session Expired" action={<Button variant="primary">Return to homepage</Button>}>
        You have been inactive for too long. Please return to the homepage and log in again.
      </BlockingDialog>
    </main>
  ),
  NotificationStack: (
    <main>
      <h1>Behind them</h1>
      <NotificationStack label="Examples" notifications={notifications} onDismiss={nothing} />
    </main>
  ),
} satisfies Record<string, ReactNode>;

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];

export function Pages({ scheme }: { scheme: string }) {
  return (
    <Group title="Whole pages, each in a frame">
      {partNames.map((name) => (
        <Specimen key={name} of={name}>
          <Case state="ready" width="wide">
            <iframe
              className="wide boxed r6"
              height={420}
              title={`${name}, ${scheme}`}
              src={`?${new URLSearchParams({ scheme, part: name })}`}
              loading="lazy"
            />
          </Case>
        </Specimen>
      ))}
    </Group>
  );
}
