import { describe, expect, test } from 'vitest';
import { corpusPackages } from './corpus.fixture.ts';
import { differencesIn } from './differences.fixture.ts';

describe('ING-14 packages of the usual programs are read as a careful person reads them', () => {
  for (const one of corpusPackages())
    test(one.name, async () => {
      expect(await differencesIn(one)).toEqual([]);
    });
});
