import { CodeInput } from '@caliper/ui/fields/code-input.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { FieldGroup } from '@caliper/ui/fields/field-group.tsx';
import { FileField } from '@caliper/ui/fields/file-field.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { PasswordField, TextField } from '@caliper/ui/fields/text-field.tsx';
import { useState } from 'react';
import { Case, Cases, Group, Specimen } from './specimen.tsx';
import { longText, nothing } from './values.ts';

export function Fields() {
  return (
    <Group title="Fields">
      <Specimen of="TextField">
        <TextCases />
      </Specimen>
      <Specimen of="PasswordField">
        <Cases
          of={PasswordField}
          width="field"
          states={{
            filled: { label: 'Password', defaultValue: 'correct horse', autoComplete: 'off' },
            invalid: { label: 'Password', error: 'Password is too weak.', autoComplete: 'off' },
            large: { label: 'Password', size: 'lg', autoComplete: 'off' },
          }}
        />
      </Specimen>
      <Specimen of="TextAreaField">
        <Cases
          of={TextAreaField}
          width="field"
          states={{
            rest: { label: 'Message', hint: 'What would you like to know?', rows: 3 },
            disabled: { label: 'Message', rows: 3, defaultValue: longText, disabled: true },
            invalid: { label: 'Message', rows: 3, error: 'Please enter a message.' },
          }}
        />
      </Specimen>
      <Specimen of="CodeInput">
        <CodeCases />
      </Specimen>
      <Specimen of="FileField">
        <FileCases />
      </Specimen>
      <Specimen of="FieldGroup">
        <Case state="around a field" width="field">
          <FieldGroup label="Name">
            <TextField label="First Name" />
          </FieldGroup>
        </Case>
      </Specimen>
      <Specimen of="FieldError">
        <Case state="above a form">
          <FieldError>The form was not sent. Please try again.</FieldError>
        </Case>
        <Case state="long text" width="field">
          <FieldError>{`${longText} is already the title of another report.`}</FieldError>
        </Case>
      </Specimen>
    </Group>
  );
}

function TextCases() {
  return (
    <Cases
      of={TextField}
      width="field"
      states={{
        rest: { label: 'Email', placeholder: 'name@company.example' },
        hover: { label: 'Email' },
        focus: { label: 'Email' },
        disabled: { label: 'Email', defaultValue: 'ines.moreau@meridian.example', disabled: true },
        'read only': { label: 'Email', defaultValue: 'ines.moreau@meridian.example', readOnly: true },
        'with hint': { label: 'Phone', hint: 'With the country code.' },
        invalid: { label: 'Email', defaultValue: 'ines', error: 'Please enter a valid e-mail.' },
        fine: { label: 'Licenses', defaultValue: '12', note: '5 in use', tone: 'ok' },
        'too few': { label: 'Licenses', defaultValue: '3', note: '5 in use', tone: 'bad' },
        large: { label: 'Email', size: 'lg' },
        'long text': { label: longText, defaultValue: longText },
      }}
    />
  );
}

function CodeCases() {
  const [code, setCode] = useState('12');
  return (
    <Cases
      of={CodeInput}
      width="field"
      states={{
        typing: { label: 'Code', digits: 6, value: code, onChange: setCode },
        focus: { label: 'Code', digits: 6, value: '12', onChange: nothing },
        invalid: {
          label: 'Code',
          digits: 6,
          value: '123456',
          onChange: nothing,
          error: 'This code is not right.',
        },
      }}
    />
  );
}

const report = new File(['x'.repeat(2_400_000)], 'knee-2026.zip');

function FileCases() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <Cases
      of={FileField}
      width="field"
      states={{
        empty: { label: 'Package', hint: 'A ZIP file', accept: '.zip', value: file, onChange: setFile },
        chosen: { label: 'Package', accept: '.zip', value: report, onChange: nothing },
        focus: { label: 'Package', accept: '.zip', value: null, onChange: nothing },
        invalid: {
          label: 'Package',
          accept: '.zip',
          value: report,
          onChange: nothing,
          error: 'This is no ZIP file.',
        },
      }}
    />
  );
}
