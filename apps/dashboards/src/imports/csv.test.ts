import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('cells are set apart, quoted where they must be, and never formulas', async () => {
  const blob = csvOf([
    ['Sheet', 'Row', 'What is wrong'],
    ['a,b', 3, '\'=1\' says "no"'],
    ['=SUM(A1)', null, '-5'],
  ]);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
  expect(text).toBe('\ufeffSheet,Row,What is wrong\r\n"a,b",3,"\'=1\' says ""no"""\r\n\'=SUM(A1),,\'-5\r\n');
});
