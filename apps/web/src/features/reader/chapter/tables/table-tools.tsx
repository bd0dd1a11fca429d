import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { showsOwnError } from '../../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../../lib/api/use-single-mutation.ts';
import { useCopy } from '../../../../lib/use-copy.ts';
import type { TablePlace } from './arrange-tables.ts';
import { exportTable, type TableAddress } from './table-export.ts';
import { tableText } from './table-text.ts';
import classes from './tables.module.css';

interface TableToolsProps {
  place: TablePlace;
  address: TableAddress;
}

export function TableTools({ place: { table, label }, address }: TableToolsProps) {
  const download = useSingleMutation<void, TableAddress>({
    mutationFn: exportTable,
    meta: showsOwnError,
  });
  return (
    <>
      <div className={classes.buttons}>
        <CopyTable table={table} label={label} />
        <Button
          size="sm"
          icon="table"
          busy={download.isPending}
          aria-label={`Export ${label}`}
          onClick={() => download.mutate(address)}
        >
          Export
        </Button>
      </div>
      {download.isError && (
        <p role="alert" className={classes.failure}>
          The table was not exported. {messageOf(download.error)}
        </p>
      )}
    </>
  );
}

function CopyTable({ table, label }: { table: HTMLTableElement; label: string }) {
  const { copied, copy } = useCopy();
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={copied ? 'check' : 'copy'}
      aria-label={`${copied ? 'Copied' : 'Copy'} ${label}`}
      onClick={() => copy(tableText(table))}
    >
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
}
