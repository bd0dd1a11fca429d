import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';

/** Which two contents the address compares: two editions, or two versions of the same report. */
export interface ChangesAddress {
  id: number;
  other: number;
  from?: number;
  to?: number;
}

/** Null if the address cannot name anything. */
export function readChangesAddress(
  { id, other }: { id?: string | undefined; other?: string | undefined },
  search: URLSearchParams,
): ChangesAddress | null {
  const [one, two] = [numberIn(id), numberIn(other)];
  if (one === null || two === null) return null;
  const [from, to] = [numberIn(search.get('from')), numberIn(search.get('to'))];
  return { id: one, other: two, ...(from && { from }), ...(to && { to }) };
}

/** The comparison, and which of its tables and chapters is open. */
export function useChangesAddress() {
  const { id, other } = useParams();
  const [search] = useSearchParams();
  return useMemo(() => readChangesAddress({ id, other }, search), [id, other, search]);
}

/** A number in the address that a part of the page shows; choosing another adds no history entry. */
export function useNumberInAddress(
  name: 'table' | 'chapter' | 'market',
): [number | null, (value: number) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (value: number) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        next.set(name, String(value));
        return next;
      },
      { replace: true, state: { keepsPlace: true } },
    );
  return [numberIn(search.get(name)), choose];
}

function numberIn(text: string | null | undefined): number | null {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : null;
}
