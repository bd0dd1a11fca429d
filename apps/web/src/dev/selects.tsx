import { MultiSelectField } from '@caliper/ui/fields/multi-select-field.tsx';
import { InlineSelect, NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import { useState } from 'react';
import { Case, Specimen } from './specimen.tsx';
import { nothing, type Region, regionOptions, regions } from './values.ts';

export function Selects() {
  return (
    <>
      <Specimen of="SelectField">
        <OneSelect />
      </Specimen>
      <Specimen of="MultiSelectField">
        <SeveralSelect />
      </Specimen>
      <Specimen of="NativeSelect">
        <NativeCases />
      </Specimen>
    </>
  );
}

function OneSelect() {
  const [region, setRegion] = useState<Region | ''>('Europe');
  const common = { label: 'Region', options: regions, onChange: setRegion };
  return (
    <>
      <Case state="chosen" width="field">
        <SelectField {...common} value={region} onClear={() => setRegion('')} />
      </Case>
      <Case state="empty" width="field">
        <SelectField {...common} value="" placeholder="All regions" />
      </Case>
      <Case state="focus" pretend="focus" width="field">
        <SelectField {...common} value="Europe" />
      </Case>
      <Case state="disabled" width="field">
        <SelectField {...common} value="Europe" disabled />
      </Case>
      <Case state="invalid" width="field">
        <SelectField {...common} value="" error="Choose a region." hint="Where it is sold" />
      </Case>
    </>
  );
}

function SeveralSelect() {
  const [chosen, setChosen] = useState<Region[]>(['Europe', 'Asia Pacific']);
  const common = { label: 'Regions', options: regions, onChange: setChosen };
  return (
    <>
      <Case state="chosen" width="field">
        <MultiSelectField {...common} value={chosen} />
      </Case>
      <Case state="empty" width="field">
        <MultiSelectField {...common} value={[]} placeholder="All regions" />
      </Case>
      <Case state="disabled" width="field">
        <MultiSelectField {...common} value={['Europe']} disabled />
      </Case>
      <Case state="invalid" width="field">
        <MultiSelectField {...common} value={[]} error="Choose one or more." />
      </Case>
    </>
  );
}

function NativeCases() {
  const common = { label: 'Region', options: regionOptions, onChange: nothing };
  return (
    <>
      <Case state="chosen" width="field">
        <NativeSelect {...common} value="Europe" />
      </Case>
      <Case state="focus" pretend="focus" width="field">
        <NativeSelect {...common} value="Europe" />
      </Case>
      <Case state="disabled" width="field">
        <NativeSelect {...common} value="Europe" disabled />
      </Case>
      <Case state="invalid" width="field">
        <NativeSelect {...common} value="Europe" error="Choose another region." />
      </Case>
      <Case state="in a line">
        <InlineSelect {...common} value="Europe" />
      </Case>
    </>
  );
}
