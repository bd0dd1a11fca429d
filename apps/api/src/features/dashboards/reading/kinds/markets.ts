import { periodsBetween, readUnit, type Shape } from '../../shape.ts';
import {
  amount,
  countUnit,
  doubtOf,
  label,
  labelOrBlank,
  moneyUnit,
  oneOf,
  rateUnit,
  year,
} from '../cells.ts';
import { country, oneRegion, region } from '../places.ts';
import { type Agreement, figuresOf, type OpenKind, reportAll, seriesOf, type TableKind } from './kind.ts';

const metricsOf = { market: ['value', 'units'], medaccess: ['coverage', 'reimbursement'] } as const;
const unitOf: Record<string, { read: (text: string) => string | null; example: string }> = {
  value: { read: moneyUnit, example: 'a currency with thousand, million or billion, such as US$ million' },
  units: { read: countUnit, example: 'what is counted, such as units, thousand units or knee systems' },
  coverage: { read: (text) => (text === '%' ? text : null), example: '%' },
  reimbursement: { read: rateUnit, example: 'a currency, such as EUR, or EUR per construct' },
};
/** What each market may count in its own way. */
const ownUnits = ['units', 'reimbursement'];
const oneUnit: Agreement = {
  column: 'unit',
  per: [
    'metric',
    `case when metric in (${ownUnits.map((metric) => `'${metric}'`).join(', ')}) then market end`,
  ],
  words: (usual, where) =>
    `This unit differs from '${usual}' in ${where}. All figures of a market have one unit for each metric.`,
};
/** Markets that are counted in the same are counted in the same scale. */
const oneScale: Agreement = {
  column: 'unit',
  per: ['metric', "regexp_replace(unit, '^(thousand|million|billion) ', '')"],
  words: (usual, where) =>
    `This unit differs from '${usual}' in ${where}. Write all in thousands, for example, or none.`,
};
const allMetrics = [...metricsOf.market, ...metricsOf.medaccess];

function figures(metrics: readonly string[]): TableKind {
  return {
    table: 'figures',
    cells: {
      market: label(),
      segment: label(),
      region: region(),
      country: country(),
      company: labelOrBlank,
      year,
      metric: oneOf(metrics),
      unit: label(),
      value: amount,
    },
    check(values, complain, cellOf) {
      const { metric, value } = values;
      const { read, example } = unitOf[String(metric)] ?? { read: String, example: '' };
      const unit = read(String(values.unit));
      if (unit === null) complain('unit', `The unit of ${metric} is ${example}.`);
      values.unit = unit;
      const isCount = metric === 'units' && unit !== null && readUnit(unit).scale === 1;
      const doubt = isCount ? doubtOf(cellOf('value')) : null;
      if (doubt) complain('value', doubt);
      if (metric === 'coverage' && Number(value) > 100) complain('value', 'Coverage is more than 100 %.');
    },
    key: ['market', 'segment', 'region', 'country', 'company', 'year', 'metric'],
    names: ['market', 'segment', 'company'],
    agreements: [oneRegion, oneUnit, oneScale],
    noun: 'figure',
  };
}

/**
 * Companies that add up to more than their market. Rounding may add half of the last digit to each figure; totals are
 * often rounded to fewer digits than companies, hence one percent. Reported at the company whose figure is half as large
 * again as in other years, compared with how the whole has fallen; otherwise at the whole.
 */
const surplus = `
  with sums as (
    select market, segment, country, year, metric, max(value) filter (where company = '') as whole,
      sum(value) filter (where company <> '') as sold, count(*) as figures, max(scale(value::numeric)) as digits
    from read_figures group by market, segment, country, year, metric),
  oversold as (select * from sums where sold > whole + greatest(whole * 0.01, figures * 0.5 / 10 ^ digits)),
  usual as (
    select market, segment, country, metric, company, percentile_cont(0.5) within group (order by value) as usual
    from read_figures where (market, segment, country, metric) in (select market, segment, country, metric from oversold)
    group by market, segment, country, metric, company),
  odd as (
    select *, row_number() over (partition by market, segment, country, year, metric
      order by case when company = '' then ln(1.5 * greatest(usual, 1e-9) / greatest(value, 1e-9))
        else ln(greatest(value, 1e-9) / greatest(usual, 1e-9)) end desc, company) as place
    from read_figures join oversold using (market, segment, country, year, metric)
    join usual using (market, segment, country, metric, company))
  select position, sheet, row, 'value' as "column", concat(case when company = '' then 'The' else 'With this figure the' end,
    ' companies add up to ', trim_scale(round(sold::numeric, digits)), ', which is more than the ', whole,
    ' of all companies together.') as message
  from odd where place = 1`;

/** Markets and market access differ only in what is measured. */
export const markets: OpenKind = (dashboardKind) => ({
  tables: [figures(metricsOf[dashboardKind])],

  async checkAll(client, complain) {
    if (dashboardKind === 'market') await reportAll(client, surplus, complain);
  },

  /** A blank company means all companies together; if a file has no such row, it is computed. */
  async complete(client) {
    const { rowCount } = await client.query(`
      insert into read_figures (market, segment, region, country, company, year, metric, unit, value)
      select market, segment, region, country, '', year, metric, min(unit), ${dashboardKind === 'market' ? 'sum' : 'avg'}(value)
      from read_figures as own
      where company <> '' and not exists (select from read_figures as total
        where total.company = '' and (total.market, total.segment, total.country, total.year, total.metric)
          = (own.market, own.segment, own.country, own.year, own.metric))
      group by market, segment, region, country, year, metric`);
    const how =
      dashboardKind === 'market' ? 'added up from the companies' : 'computed as the mean of the payers';
    const many = rowCount === 1 ? ['1 figure', 'was'] : [`${rowCount} figures`, 'were'];
    return rowCount
      ? [
          `${many[0]} with a blank company, meaning all companies, ${many[1]} not in the file and ${many[1]} ${how}.`,
        ]
      : [];
  },

  async shape(client): Promise<Shape> {
    const { rows } = await client.query(`select min(year) as first, max(year) as last from read_figures`);
    const units = await client.query(`select metric, min(unit) as unit from read_figures group by metric`);
    const names = await client.query(
      `select market from read_figures group by market order by min(position), market`,
    );
    const own = await client.query(
      `select market, min(unit) as unit from read_figures where metric = any ($1) group by market`,
      [ownUnits],
    );
    const { first, last } = rows[0];
    return {
      periods: first ? periodsBetween(first, last) : [],
      units: Object.fromEntries(units.rows.map(({ metric, unit }) => [metric, unit])),
      marketUnits: Object.fromEntries(own.rows.map(({ market, unit }) => [market, unit])),
      markets: names.rows.map(({ market }) => market),
      questions: [],
    };
  },

  facts: 'market_facts',
  async build(client, importId, { periods, units }) {
    const present = allMetrics.filter((metric) => metric in units);
    const series = present.map((metric) => seriesOf(periods, 'value', 'year', ` and metric = '${metric}'`));
    const columns = ['market', 'segment', 'region', 'country', 'company'].join(', ');
    await client.query(
      `insert into market_facts (import_id, ${columns}, ${present.join(', ')})
      select $1, ${columns}, ${series.join(', ')} from read_figures group by ${columns} order by market, company, segment`,
      [importId],
    );
  },

  steady: { names: ['market', 'segment', 'country'], measures: allMetrics, where: "company = ''" },
  labels: [
    { dimension: 'segment', under: 'market' },
    { dimension: 'country', under: 'region' },
    { dimension: 'company', under: null },
  ],
  hasMarkets: true,

  contents: `select array[market, segment, country, company, measure, ($2::text[])[place]] as key, figure.value::text as value, true as is_figure
      from market_facts as f ${figuresOf(allMetrics)} where import_id = $1 and figure.value is not null
    union all select array['unit', name], unit, false
      from figure_imports, jsonb_each_text(shape->'units') as u (name, unit)
      where import_id = $1 and name <> all (array['units', 'reimbursement'])
    union all select array['unit', own.market], own.unit, false
      from figure_imports, lateral (select market, coalesce(shape->'marketUnits'->>market, case when shape->'marketUnits' is null
        then coalesce(shape->'units'->>'units', shape->'units'->>'reimbursement') end) as unit
        from jsonb_array_elements_text(shape->'markets') as market) as own
      where import_id = $1 and own.unit is not null
    union all select distinct array[country, 'region'], region, false from market_facts where import_id = $1`,
});
