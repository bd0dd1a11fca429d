import { CodeInput } from '@caliper/ui/fields/code-input.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { FieldGroup } from '@caliper/ui/fields/field-group.tsx';
import { FileField } from '@caliper/ui/fields/file-field.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { PasswordField, TextField } from '@caliper/ui/fields/text-field.tsx';
import { useState } from 'react';
import { Case, Group, Specimen } from './specimen.tsx';
import { longText, nothing } from './values.ts';

export function Fields() {
  return (
    <Group title="Fields">
      <Specimen of="TextField">
        <TextCases />
      </Specimen>
      <Specimen of="PasswordField">
        <Case state="filled" width="field">
          <PasswordField label="Password" defaultValue="correct horse" autoComplete="off" />
        </Case>
        <Case state="invalid" width="field">
          <PasswordField label="Password" error="Password is too weak." autoComplete="off" />
        </Case>
        <Case state="large" width="field">
          <PasswordField label="Password" size="lg" autoComplete="off" />
        </Case>
      </Specimen>
      <Specimen of="TextAreaField">
        <Case state="rest" width="field">
          <TextAreaField label="Message" hint="What would you like to know?" rows={3} />
        </Case>
        <Case state="disabled" width="field">
          <TextAreaField label="Message" rows={3} defaultValue={longText} disabled />
        </Case>
        <Case state="invalid" width="field">
          <TextAreaField label="Message" rows={3} error="Please enter a message." />
        </Case>
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
    <>
      <Case state="rest" width="field">
        <TextField label="Email" placeholder="name@company.example" />
      </Case>
      <Case state="hover" pretend="hover" width="field">
        <TextField label="Email" />
      </Case>
      <Case state="focus" pretend="focus" width="field">
        <TextField label="Email" />
      </Case>
      <Case state="disabled" width="field">
        <TextField label="Email" defaultValue="ines.moreau@meridian.example" disabled />
      </Case>
      <Case state="read only" width="field">
        <TextField label="Email" defaultValue="ines.moreau@meridian.example" readOnly />
      </Case>
      <Case state="with hint" width="field">
        <TextField label="Phone" hint="With the country code." />
      </Case>
      <Case state="invalid" width="field">
        <TextField label="Email" defaultValue="ines" error="Please enter a valid e-mail." />
      </Case>
      <Case state="fine" width="field">
        <TextField label="Licenses" defaultValue="12" note="5 in use" tone="ok" />
      </Case>
      <Case state="too few" width="field">
        <TextField label="Licenses" defaultValue="3" note="5 in use" tone="bad" />
      </Case>
      <Case state="large" width="field">
        <TextField label="Email" size="lg" />
      </Case>
      <Case state="long text" width="field">
        <TextField label={longText} defaultValue={longText} />
      </Case>
    </>
  );
}

function CodeCases() {
  const [code, setCode] = useState('12');
  return (
    <>
      <Case state="typing" width="field">
        <CodeInput label="Code" digits={6} value={code} onChange={setCode} />
      </Case>
      <Case state="focus" pretend="focus" width="field">
        <CodeInput label="Code" digits={6} value="12" onChange={nothing} />
      </Case>
      <Case state="invalid" width="field">
        <CodeInput
          label="Code"
          digits={6}
          value="123456"
          onChange={nothing}
          error="This code is not right."
        />
      </Case>
    </>
  );
}

const report = new File(['x'.repeat(2_400_000)], 'knee-2026.zip');

function FileCases() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <Case state="empty" width="field">
        <FileField label="Package" hint="A ZIP file" accept=".zip" value={file} onChange={setFile} />
      </Case>
      <Case state="chosen" width="field">
        <FileField label="Package" accept=".zip" value={report} onChange={nothing} />
      </Case>
      <Case state="focus" pretend="focus" width="field">
        <FileField label="Package" accept=".zip" value={null} onChange={nothing} />
      </Case>
      <Case state="invalid" width="field">
        <FileField
          label="Package"
          accept=".zip"
          value={report}
          onChange={nothing}
          error="This is no ZIP file."
        />
      </Case>
    </>
  );
}
