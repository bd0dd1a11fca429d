import { periodsBetween, type Shape } from '../../shape.ts';
import { amount, count, label, labelOrBlank, period } from '../cells.ts';
import { country } from '../places.ts';
import { type Agreement, figuresOf, type OpenKind, seriesOf } from './kind.ts';

const columns = ['market', 'manufacturer', 'brand', 'sku', 'description', 'country'].join(', ');
const key = ['market', 'manufacturer', 'brand', 'sku', 'country'].join(', ');

/** One currency, and either years or quarters: sums would mean nothing. */
const agreements: Agreement[] = [
  {
    column: 'currency',
    per: [],
    words: (usual, where) => `This currency differs from '${usual}', used in ${where}.`,
  },
  {
    column: 'period',
    per: [],
    value: `case when period like '%Q%' then 'quarters' else 'years' end`,
    words: (usual, where) => `The periods of ${where} are ${usual}. Years and quarters cannot be mixed.`,
  },
];

export const skus: OpenKind = () => {
  return {
    tables: [
      {
        table: 'figures',
        cells: {
          market: label(),
          manufacturer: label(),
          brand: label(),
          sku: label(),
          description: labelOrBlank,
          country: country(),
          period,
          units: count,
          price: amount,
          currency: label(),
        },
        key: ['market', 'manufacturer', 'brand', 'sku', 'country', 'period'],
        names: ['market', 'manufacturer', 'brand'],
        agreements,
        noun: 'SKU and period',
      },
    ],

    async shape(client): Promise<Shape> {
      const { rows } = await client.query(
        `select min(period) as first, max(period) as last, min(currency) as currency from read_figures`,
      );
      const { first, last, currency } = rows[0];
      return {
        periods: first ? periodsBetween(first, last) : [],
        units: { sales: currency, units: 'units', price: `${currency} per unit` },
        markets: [],
        questions: [],
      };
    },

    facts: 'sku_facts',
    async build(client, importId, { periods }) {
      await client.query(
        `insert into sku_facts (import_id, ${columns}, units, sales)
        select $1, ${columns.replace('description', 'max(description)')},
          ${seriesOf(periods, 'units', 'period')}, ${seriesOf(periods, 'units * price', 'period')}
        from read_figures group by ${key} order by market, manufacturer, brand, sku`,
        [importId],
      );
    },

    labels: [
      { dimension: 'market', under: null },
      { dimension: 'brand', under: 'manufacturer' },
      { dimension: 'country', under: null },
    ],
    hasMarkets: false,

    contents: `select array[market, manufacturer, brand, sku, country, measure, ($2::text[])[place]] as key, figure.value::text as value, true as is_figure
        from sku_facts as f ${figuresOf(['units', 'sales'])} where import_id = $1 and figure.value is not null
      union all select array['currency'], shape->'units'->>'sales', false from figure_imports where import_id = $1
      union all select array[manufacturer, sku, 'description'], max(description), false from sku_facts
        where import_id = $1 group by manufacturer, sku`,
  };
};
