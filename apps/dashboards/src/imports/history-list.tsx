import { table } from '@caliper/contract/limits.ts';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { Pager } from '@caliper/ui/lists/pager.tsx';
import { pageOf } from '@caliper/ui/lists/table-page.ts';
import { useState } from 'react';
import { HistoryTable } from './history-table.tsx';
import type { PastImport } from './imports.queries.ts';
import type { Wish } from './wish.ts';

interface HistoryListProps {
  imports: readonly PastImport[];
  onAsk: (wish: Wish) => void;
}

/** A long list is looked through by name and page by page. */
export function HistoryList({ imports, onAsk }: HistoryListProps) {
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(1);
  const found = imports.filter(({ name: own }) => own.toLowerCase().includes(name.trim().toLowerCase()));
  const { rows, page, pages } = pageOf(found, asked, table.perPage);
  return (
    <>
      {imports.length > table.perPage && (
        <div className="w420">
          <TextField
            label="Filter by item"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setAsked(1);
            }}
          />
        </div>
      )}
      {rows.length === 0 ? (
        <p className="small quiet">No item with this name has been imported.</p>
      ) : (
        <HistoryTable imports={rows} onAsk={onAsk} />
      )}
      <Pager label="Import history pages" page={page} pages={pages} onChange={setAsked} />
    </>
  );
}
