import { MultiSelectField } from '@caliper/ui/fields/multi-select-field.tsx';
import { InlineSelect, NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import { useState } from 'react';
import { Case, Cases, Specimen } from './specimen.tsx';
import { nothing, regionOptions, regions } from './values.ts';

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
  const [region, setRegion] = useState('Europe');
  const common = { label: 'Region', options: regions, onChange: setRegion };
  return (
    <Cases
      of={SelectField}
      width="field"
      states={{
        chosen: { ...common, value: region, onClear: () => setRegion('') },
        empty: { ...common, value: '', placeholder: 'All regions' },
        focus: { ...common, value: 'Europe' },
        disabled: { ...common, value: 'Europe', disabled: true },
        invalid: { ...common, value: '', error: 'Choose a region.', hint: 'Where it is sold' },
      }}
    />
  );
}

function SeveralSelect() {
  const [chosen, setChosen] = useState<string[]>(['Europe', 'Asia Pacific']);
  const common = { label: 'Regions', options: regions, onChange: setChosen };
  return (
    <Cases
      of={MultiSelectField}
      width="field"
      states={{
        chosen: { ...common, value: chosen },
        empty: { ...common, value: [], placeholder: 'All regions' },
        disabled: { ...common, value: ['Europe'], disabled: true },
        invalid: { ...common, value: [], error: 'Choose one or more.' },
      }}
    />
  );
}

function NativeCases() {
  const common = { label: 'Region', options: regionOptions, onChange: nothing };
  return (
    <>
      <Cases
        of={NativeSelect}
        width="field"
        states={{
          chosen: { ...common, value: 'Europe' },
          focus: { ...common, value: 'Europe' },
          disabled: { ...common, value: 'Europe', disabled: true },
          invalid: { ...common, value: 'Europe', error: 'Choose another region.' },
        }}
      />
      <Case state="in a line">
        <InlineSelect {...common} value="Europe" />
      </Case>
    </>
  );
}
