import { endpoints } from '@caliper/contract/endpoints.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { exampleOf } from './example.ts';
import { fieldGroups } from './fields.ts';
import { schemaOf } from './schema.ts';

const parts = [
  ['params', 'input'],
  ['query', 'input'],
  ['body', 'input'],
  ['answer', 'output'],
] as const;

const schemas = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  parts.flatMap(([part, io]) => {
    const type = (endpoint as Record<string, unknown>)[part];
    return type instanceof z.ZodType
      ? [{ name: `${part} of ${name}`, part, type, schema: schemaOf(type, io) }]
      : [];
  }),
);

test.each(schemas)('the example for the $name passes its schema', ({ part, type, schema }) => {
  const example = exampleOf(schema);
  const sent = part === 'params' || part === 'query' ? inAddress(example) : example;
  expect(type.safeParse(sent).error).toBeUndefined();
});

/** In an address everything is text. */
function inAddress(values: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(values as object).map(([name, value]) => [name, String(value)]));
}

describe('fields', () => {
  const linesOf = (type: z.ZodType) =>
    fieldGroups(schemaOf(type, 'input')).map(({ fields }) =>
      fields.map(({ parent, name, type: words, limits }) =>
        [`${parent}${name}`, words, ...limits].join(', '),
      ),
    );

  test('are listed with their paths', () => {
    const report = z.object({
      id: z.int().min(1),
      tags: z.array(z.object({ name: z.string().max(9) })).max(3),
    });
    expect(linesOf(z.array(report))).toEqual([
      [
        '[].id, whole number, at least 1',
        '[].tags, list of objects, at most 3 entries',
        '[].tags[].name, text, at most 9 characters',
      ],
    ]);
  });

  test('of a value without any are the value itself', () => {
    expect(linesOf(z.array(z.string()))).toEqual([[', list of texts']]);
    expect(linesOf(z.email().nullable())).toEqual([[', e-mail address']]);
  });

  test('with arbitrary names are described by the shape of their values', () => {
    expect(linesOf(z.object({ by: z.record(z.string(), z.object({ n: z.number() })) }))).toEqual([
      ['by, object with object by name', 'by.{name}.n, number'],
    ]);
  });

  test('with a pattern, a number of digits or a list of values say so', () => {
    expect(
      linesOf(
        z.object({
          slug: z.string().regex(/^[a-z]+$/),
          pin: z.string().length(6),
          few: z.array(z.enum(['a', 'b'])),
        }),
      ),
    ).toEqual([['slug, text, matches ^[a-z]+$', 'pin, text, 6 characters', 'few, list of any of']]);
  });
});
