interface Question {
  measure: string;
  groupBy: string[];
  filters: Record<string, string[]>;
  search?: string;
}

const of = (measure: string, groupBy: string[], filters: Question['filters'] = {}): Question => ({
  measure,
  groupBy,
  filters,
});

/** The questions of a dashboard's panels, from all figures down to a few. */
export const questions = {
  global: [
    of('value', []),
    of('value', ['market']),
    of('value', ['segment']),
    of('value', ['country']),
    of('value', ['region', 'country']),
    of('value', ['company']),
    of('value', ['market', 'segment']),
    of('value', ['company', 'country']),
    of('value', ['segment', 'company']),
    of('value', ['company'], { market: ['Market 1'], country: ['Country 3', 'Country 9'] }),
    of('value', ['segment'], { company: ['Company 3'] }),
    of('value', ['country'], { market: ['Market 2'], segment: ['Segment 4'] }),
  ],
  medsku: [
    of('sales', []),
    of('units', ['manufacturer']),
    of('price', ['manufacturer']),
    of('price', ['brand']),
    of('sales', ['market', 'country']),
    of('spread', ['manufacturer']),
    of('spread', ['brand'], { market: ['Market 1'] }),
    of('sales', ['sku', 'description', 'brand', 'manufacturer'], { brand: ['Brand 7'] }),
    { ...of('units', ['sku', 'description', 'brand', 'manufacturer']), search: 'SKU-1234' },
    of('price', ['sku'], { sku: ['SKU-1', 'SKU-2', 'SKU-3'] }),
  ],
  pt: [
    of('volume', []),
    of('volume', ['procedure']),
    of('volume', ['specialty']),
    of('volume', ['setting', 'payer']),
    of('volume', ['region', 'country']),
    of('volume', ['procedure', 'country']),
    of('volume', ['country'], { procedure: ['Procedure 7'] }),
    of('volume', ['procedure'], { payer: ['Payer 2'], country: ['Country 3', 'Country 9'] }),
  ],
  survey: [
    of('q3', ['answer']),
    of('q3', []),
    of('q3', ['answer', 'specialty']),
    of('q3', ['specialty']),
    of('q7', ['answer', 'country'], { specialty: ['Specialty 1'] }),
    of('q7', ['country']),
  ],
} satisfies Record<string, Question[]>;
