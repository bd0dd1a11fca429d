import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../theme/icons.tsx';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import classes from './file-field.module.css';

interface FileFieldProps extends FieldWords {
  /** As for an HTML file input: '.zip'. */
  accept: string;
  value: File | null;
  /** Called with every file chosen or dropped, valid or not; null removes it. */
  onChange: (file: File | null) => void;
  /** Takes several that are chosen or dropped together; without it the first of them counts. */
  onSeveral?: ((files: readonly File[]) => void) | undefined;
  /** Speaks of files, for a field that shows what was chosen elsewhere. */
  speaksOfMany?: boolean;
}

/** One file, chosen with a button or dropped here. */
export function FileField({ label, error, hint, accept, value, onChange, ...rest }: FileFieldProps) {
  const { onSeveral, speaksOfMany = false } = rest;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  /** The button disappears together with the file; the focus stays in the field. */
  const remove = () => {
    input.current?.focus();
    onChange(null);
  };
  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? [];
    if (!file) return;
    if (onSeveral && others.length > 0) onSeveral([file, ...others]);
    else onChange(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ties) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same
        <div
          className={classes.well}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <input
            {...ties}
            ref={input}
            type="file"
            className={classes.input}
            accept={accept}
            multiple={onSeveral !== undefined}
            // Choosing the same file again, after it changed on disk, is a new choice.
            onClick={(event) => {
              event.currentTarget.value = '';
            }}
            onChange={(event) => take(event.target.files)}
          />
          {value ? (
            <Chosen file={value} onRemove={remove} />
          ) : (
            <p>Drop {speaksOfMany ? 'files' : 'a file'} here, or</p>
          )}
          <Button size="sm" icon="upload" tabIndex={-1} onClick={() => input.current?.click()}>
            {speaksOfMany ? 'Choose files' : value ? 'Choose another file' : 'Choose a file'}
          </Button>
        </div>
      )}
    </FieldFrame>
  );
}

function Chosen({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <p className={classes.chosen}>
      <strong translate="no">{file.name}</strong> <span translate="no">{sizeOf(file.size)}</span>
      <button
        type="button"
        className="centre square28 quiet r4 lights"
        onClick={onRemove}
        aria-label={`Remove ${file.name}`}
      >
        <Icon name="close" size={14} />
      </button>
    </p>
  );
}

export function sizeOf(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
