import { useEffect, useEffectEvent } from 'react';
import { ownElement } from '../own.ts';
import type { TablePlace } from '../tables/arrange-tables.ts';
import { gridOf } from '../tables/grid.ts';
import type { Charting } from './use-charting.ts';

/** While a table is charted, its rows can be chosen in the table itself. */
export function useRowPicks(
  place: TablePlace,
  { figures, settings }: Charting,
  toggle: (at: number) => void,
): void {
  const press = useEffectEvent(toggle);
  useEffect(() => {
    if (figures.rowsAre === 'columns') return;
    const { body } = gridOf(place.table);
    const added = figures.rows.flatMap(({ at, name }) => {
      const cell = body[at]?.[0]?.cell;
      if (!cell) return [];
      const slot = ownElement('span', 'pick');
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.dataset.row = String(at);
      box.setAttribute('aria-label', `Draw ${name}`);
      box.addEventListener('change', () => press(at));
      slot.append(box);
      cell.prepend(slot);
      return [slot];
    });
    place.table.dataset.picking = '';
    return () => {
      for (const slot of added) slot.remove();
      delete place.table.dataset.picking;
      for (const row of place.table.rows) delete row.dataset.charted;
    };
  }, [place, figures]);
  useEffect(() => {
    for (const box of place.table.querySelectorAll<HTMLInputElement>('[data-part="pick"] > input')) {
      box.checked = settings.rows.includes(Number(box.dataset.row));
      box.closest('tr')?.toggleAttribute('data-charted', box.checked);
    }
  }, [place, settings.rows]);
}
