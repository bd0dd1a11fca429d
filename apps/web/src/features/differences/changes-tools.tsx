import { Button } from '@caliper/ui/actions/button.tsx';
import { saveFile } from '@caliper/ui/sending/save-file.ts';
import { Link } from 'react-router';
import { callFile } from '../../lib/api/api-client.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { reportPath } from '../../lib/navigation/paths.ts';
import classes from './changes.module.css';
import type { ChangesAddress } from './changes-address.ts';
import type { Whole } from './differences.queries.ts';
import { areVersions } from './side-names.ts';

interface ChangesToolsProps {
  found: Whole;
  address: ChangesAddress;
}

/** In the header: the other edition, and everything as a workbook. */
export function ChangesTools({ found, address }: ChangesToolsProps) {
  const { mutate, isPending } = useSingleMutation({ mutationFn: exportChanges });
  const { before } = found;
  return (
    <div className={classes.tools}>
      {!areVersions(found) && (
        <Link className="semi link nowrap" to={reportPath(before.report_id, before.report_name)}>
          Read the {before.report_year} edition
        </Link>
      )}
      <Button icon="table" busy={isPending} onClick={() => mutate(address)}>
        Export changes
      </Button>
    </div>
  );
}

async function exportChanges({ id, other, ...query }: ChangesAddress): Promise<void> {
  const file = await callFile('changesWorkbook', { params: { id, other }, query }, { isSlow: true });
  saveFile(file, file.name);
}
