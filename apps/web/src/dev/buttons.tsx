import { ActionMenu } from '@caliper/ui/actions/action-menu.tsx';
import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { DragHandle } from '@caliper/ui/actions/drag-handle.tsx';
import { IconButton } from '@caliper/ui/actions/icon-button.tsx';
import { Hint } from '@caliper/ui/messages/hint.tsx';
import { Case, Group, Specimen } from './specimen.tsx';
import { nothing } from './values.ts';

const variants = ['primary', 'secondary', 'quiet', 'destructive', 'remove', 'consult'] as const;
const actions = [
  { label: 'Edit', run: nothing },
  { label: 'Share, which only its owner may', disabled: true, run: nothing },
  { label: 'Delete', destructive: true, run: nothing },
];

export function Buttons() {
  return (
    <Group title="Buttons">
      {variants.map((variant) => (
        <VariantSpecimen key={variant} variant={variant} />
      ))}
      <Specimen of="Button" about="Its words never break: keep them short.">
        <Case state="small">
          <Button size="sm">Export</Button>
        </Case>
        <Case state="large">
          <Button size="lg">Export</Button>
        </Case>
        <Case state="full" width="field">
          <Button full>Export</Button>
        </Case>
        <Case state="link">
          <a {...buttonLook()} href="#buttons">
            Browse All Reports
          </a>
        </Case>
        <Case state="long text">
          <Button>Request Custom Research on this Market</Button>
        </Case>
      </Specimen>
      <Specimen of="IconButton">
        <IconCases />
      </Specimen>
      <Specimen of="DragHandle">
        <Case state="rest">
          <DragHandle aria-label="Move Knee" />
        </Case>
        <Case state="hover" pretend="hover">
          <DragHandle aria-label="Move Hip" />
        </Case>
        <Case state="focus" pretend="focus">
          <DragHandle aria-label="Move Spine" />
        </Case>
      </Specimen>
      <Specimen
        of="ActionMenu"
        about="Press it: the actions are an ordinary one, a refused one and a destructive one."
      >
        <Case state="icon">
          <ActionMenu label="Actions of Knee" actions={actions} />
        </Case>
        <Case state="words">
          <ActionMenu label="Actions of Hip" words="Actions" actions={actions} />
        </Case>
        <Case state="busy">
          <ActionMenu label="Actions of Spine" words="Actions" busy actions={actions} />
        </Case>
        <Case state="icon, busy">
          <ActionMenu label="Actions of Foot" busy actions={actions} />
        </Case>
      </Specimen>
      <Specimen of="Hint" about="Point at it, or reach it by keyboard.">
        <Case state="with words">
          <Hint words="Your company has no seat left.">
            <Button refused>Invite</Button>
          </Hint>
        </Case>
        <Case state="without words">
          <Hint words={null}>
            <Button>Invite</Button>
          </Hint>
        </Case>
      </Specimen>
    </Group>
  );
}

function VariantSpecimen({ variant }: { variant: (typeof variants)[number] }) {
  return (
    <Specimen of={`Button, ${variant}`}>
      <Case state="rest">
        <Button variant={variant}>Share</Button>
      </Case>
      <Case state="hover" pretend="hover">
        <Button variant={variant}>Share</Button>
      </Case>
      <Case state="focus" pretend="focus">
        <Button variant={variant}>Share</Button>
      </Case>
      <Case state="disabled">
        <Button variant={variant} disabled>
          Share
        </Button>
      </Case>
      <Case state="refused">
        <Button variant={variant} refused>
          Share
        </Button>
      </Case>
      <Case state="busy">
        <Button variant={variant} busy>
          Share
        </Button>
      </Case>
      <Case state="with icon">
        <Button variant={variant} icon="share">
          Share
        </Button>
      </Case>
    </Specimen>
  );
}

function IconCases() {
  return (
    <>
      <Case state="rest">
        <IconButton icon="copy" label="Copy" />
      </Case>
      <Case state="hover" pretend="hover">
        <IconButton icon="copy" label="Copy" />
      </Case>
      <Case state="focus" pretend="focus">
        <IconButton icon="copy" label="Copy" />
      </Case>
      <Case state="disabled">
        <IconButton icon="copy" label="Copy" disabled />
      </Case>
      <Case state="pressed">
        <IconButton icon="bookmark" label="Bookmark" aria-pressed />
      </Case>
      <Case state="in a header, open">
        <IconButton size="md" icon="settings" label="Settings" aria-expanded />
      </Case>
    </>
  );
}
