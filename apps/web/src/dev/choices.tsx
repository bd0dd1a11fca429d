import { CheckList, CheckListSkeleton, CheckRow } from '@caliper/ui/fields/check-list.tsx';
import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { Choice } from '@caliper/ui/fields/choice.tsx';
import { InstantCheckbox } from '@caliper/ui/fields/instant-checkbox.tsx';
import { RadioGroup } from '@caliper/ui/fields/radio-group.tsx';
import { RadioList } from '@caliper/ui/fields/radio-list.tsx';
import { Switch } from '@caliper/ui/fields/switch.tsx';
import type { ReportIconName } from '@caliper/ui/report-icon/drawings.ts';
import { IconGrid } from '@caliper/ui/report-icon/icon-grid.tsx';
import { useState } from 'react';
import { Selects } from './selects.tsx';
import { Case, Cases, Group, Specimen } from './specimen.tsx';
import { longText, regionOptions } from './values.ts';

export function Choices() {
  return (
    <Group title="Choices">
      <Selects />
      <Specimen of="Checkbox">
        <TickCases tick={Checkbox} />
      </Specimen>
      <Specimen of="InstantCheckbox">
        <Case state="shows a press at once">
          <InstantCheckbox checked={false} onChange={() => {}}>
            Enabled
          </InstantCheckbox>
        </Case>
      </Specimen>
      <Specimen of="Switch">
        <TickCases tick={Switch} />
      </Specimen>
      <Specimen of="CheckList">
        <Case state="rows" width="field">
          <CheckList label="People">
            <CheckRow name="Ines Moreau" about="ines.moreau@meridian.example" defaultChecked />
            <CheckRow name="Jonas Feld" />
            <CheckRow name="Priya Raman" about="Cannot be chosen" disabled />
            <CheckRow name={longText} />
          </CheckList>
        </Case>
        <Case state="on its way" width="field">
          <CheckListSkeleton />
        </Case>
      </Specimen>
      <OneOfFew />
    </Group>
  );
}

function TickCases({ tick: Tick }: { tick: typeof Checkbox | typeof Switch }) {
  return (
    <>
      <Cases
        of={Tick}
        states={{
          off: { children: 'Enabled' },
          on: { defaultChecked: true, children: 'Enabled' },
          hover: { children: 'Enabled' },
          focus: { defaultChecked: true, children: 'Enabled' },
          disabled: { disabled: true, children: 'Enabled' },
          'disabled, on': { disabled: true, defaultChecked: true, children: 'Enabled' },
        }}
      />
      <Case state="long text" width="field">
        <Tick>{longText}</Tick>
      </Case>
    </>
  );
}

const looks = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
] as const;
const joints = ['Knee', 'Spine', 'Dental'] as const;
const refused = { value: 'none', label: 'Antarctica', refusal: 'Nothing is sold there.' };

function OneOfFew() {
  const [region, setRegion] = useState('Europe');
  const [look, setLook] = useState('light');
  const [joint, setJoint] = useState<ReportIconName>('Knee');
  const common = { value: region, options: regionOptions, onChange: setRegion };
  return (
    <>
      <Specimen of="Choice">
        <Cases
          of={Choice}
          states={{
            words: { label: 'Region', ...common },
            small: { label: 'Region, small', size: 'sm', ...common },
            icons: { label: 'Scheme', value: look, options: looks, onChange: setLook },
            focus: { label: 'Region, focused', ...common },
          }}
        />
      </Specimen>
      <Specimen of="RadioGroup">
        <Case state="row">
          <RadioGroup label="Region" {...common} />
        </Case>
        <Case state="tiles" width="wide">
          <IconGrid names={joints} value={joint} onChange={setJoint} />
        </Case>
        <Case state="invalid">
          <RadioGroup label="Region" {...common} value="" error="Choose a region." />
        </Case>
      </Specimen>
      <Specimen of="RadioList">
        <Case state="one refused" width="field">
          <RadioList
            label="Region"
            value={region as string}
            options={[...regionOptions.map((option) => ({ ...option, about: '12' })), refused]}
            onChange={setRegion}
          />
        </Case>
      </Specimen>
    </>
  );
}
