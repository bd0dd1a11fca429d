import { lengths } from '@caliper/contract/limits.ts';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { useEffect, useState } from 'react';
import { useView } from '../lib/view.ts';
import classes from './sku-explorer.module.css';

/** No question is asked after every letter. */
const pauseMs = 250;

export function SkuSearch() {
  const { view, change } = useView();
  const searched = view.get('search') ?? '';
  const [typed, setTyped] = useState(searched);
  const [known, setKnown] = useState(searched);
  // Back and Forward change the address under the field.
  if (known !== searched) {
    setKnown(searched);
    if (typed.trim() !== searched) setTyped(searched);
  }
  useEffect(() => {
    const timer = setTimeout(() => change({ search: typed.trim() }), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, change]);
  return (
    <div className={classes.search}>
      <TextField
        label="Find a SKU"
        type="search"
        placeholder="SKU, description or brand"
        maxLength={lengths.query}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
