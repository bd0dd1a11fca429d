import type { UploadMode } from '@caliper/contract/drafts/drafts.values.ts';
import { RadioList } from '@caliper/ui/fields/radio-list.tsx';
import { remember, useClientState } from '../../../lib/remembered/client-state.ts';

const options: readonly { value: UploadMode; label: string }[] = [
  { value: 'at-once', label: 'Release at once if nothing needs a look' },
  { value: 'proof', label: 'Proof first' },
];

/** What the next uploads become. It is remembered, as people tend to work one way or the other. */
export function ReleaseChoice() {
  const release = useClientState((state) => state.upload.release);
  return (
    <div className="w420">
      <RadioList
        label="Release"
        value={release}
        options={options}
        onChange={(next) => remember('upload', { release: next })}
      />
    </div>
  );
}
