import { periodsBetween, type Shape } from '../../shape.ts';
import { count, label, year } from '../cells.ts';
import { country, oneRegion, region } from '../places.ts';
import { figuresOf, type OpenKind, seriesOf } from './kind.ts';

const columns = ['procedure', 'specialty', 'setting', 'payer', 'region', 'country'];

export const procedures: OpenKind = () => {
  return {
    tables: [
      {
        table: 'figures',
        cells: {
          ...Object.fromEntries(columns.map((name) => [name, label()])),
          region: region(),
          country: country(),
          year,
          volume: count,
        },
        key: [...columns, 'year'],
        names: ['procedure', 'specialty', 'setting', 'payer'],
        agreements: [oneRegion],
        noun: 'volume',
      },
    ],

    async shape(client): Promise<Shape> {
      const { rows } = await client.query(`select min(year) as first, max(year) as last from read_figures`);
      const { first, last } = rows[0];
      const periods = first ? periodsBetween(first, last) : [];
      return { periods, units: { volume: 'procedures' }, markets: [], questions: [] };
    },

    facts: 'procedure_facts',
    async build(client, importId, { periods }) {
      const list = columns.join(', ');
      await client.query(
        `insert into procedure_facts (import_id, ${list}, volume)
        select $1, ${list}, ${seriesOf(periods, 'volume', 'year')} from read_figures group by ${list} order by procedure, country`,
        [importId],
      );
    },

    steady: { names: ['procedure', 'setting', 'payer', 'country'], measures: ['volume'] },
    labels: [
      { dimension: 'procedure', under: 'specialty' },
      { dimension: 'setting', under: null },
      { dimension: 'payer', under: null },
      { dimension: 'country', under: 'region' },
    ],
    hasMarkets: false,

    contents: `select array[procedure, specialty, setting, payer, country, ($2::text[])[place]] as key, figure.value::text as value, true as is_figure
        from procedure_facts as f ${figuresOf(['volume'])} where import_id = $1 and figure.value is not null
      union all select distinct array[country, 'region'], region, false from procedure_facts where import_id = $1`,
  };
};
