import { ActionMenu } from '@caliper/ui/actions/action-menu.tsx';
import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { DragHandle } from '@caliper/ui/actions/drag-handle.tsx';
import { IconButton } from '@caliper/ui/actions/icon-button.tsx';
import { Hint } from '@caliper/ui/messages/hint.tsx';
import { Case, Cases, Group, Specimen } from './specimen.tsx';
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
        <Cases
          of={Button}
          states={{
            small: { size: 'sm', children: 'Export' },
            large: { size: 'lg', children: 'Export' },
          }}
        />
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
        <Cases
          of={DragHandle}
          states={{
            rest: { 'aria-label': 'Move Knee' },
            hover: { 'aria-label': 'Move Hip' },
            focus: { 'aria-label': 'Move Spine' },
          }}
        />
      </Specimen>
      <Specimen
        of="ActionMenu"
        about="Press it: the actions are an ordinary one, a refused one and a destructive one."
      >
        <Cases
          of={ActionMenu}
          states={{
            icon: { label: 'Actions of Knee', actions },
            words: { label: 'Actions of Hip', words: 'Actions', actions },
            busy: { label: 'Actions of Spine', words: 'Actions', busy: true, actions },
            'icon, busy': { label: 'Actions of Foot', busy: true, actions },
          }}
        />
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
      <Cases
        of={Button}
        states={{
          rest: { variant, children: 'Share' },
          hover: { variant, children: 'Share' },
          focus: { variant, children: 'Share' },
          disabled: { variant, disabled: true, children: 'Share' },
          refused: { variant, refused: true, children: 'Share' },
          busy: { variant, busy: true, children: 'Share' },
          'with icon': { variant, icon: 'share', children: 'Share' },
        }}
      />
    </Specimen>
  );
}

function IconCases() {
  return (
    <Cases
      of={IconButton}
      states={{
        rest: { icon: 'copy', label: 'Copy' },
        hover: { icon: 'copy', label: 'Copy' },
        focus: { icon: 'copy', label: 'Copy' },
        disabled: { icon: 'copy', label: 'Copy', disabled: true },
        pressed: { icon: 'bookmark', label: 'Bookmark', 'aria-pressed': true },
        'in a header, open': { size: 'md', icon: 'settings', label: 'Settings', 'aria-expanded': true },
      }}
    />
  );
}
