import { z } from 'zod';

/** The part of JSON Schema that zod writes for our types. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  enum?: (string | number)[];
  const?: string | number | boolean;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  description?: string;
  examples?: unknown[];
}

/** `input` is what a caller sends, before defaults are filled in and text is trimmed. */
export function schemaOf(type: z.ZodType, io: 'input' | 'output'): Schema {
  return z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Schema;
}

/** The shapes that a value can have, except null. */
export function formsOf(schema: Schema): Schema[] {
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) return forms.filter(({ type }) => type !== 'null');
  if (!Array.isArray(schema.type)) return [schema];
  const types = schema.type.filter((type) => type !== 'null');
  return types.map((type) => ({ ...schema, type }));
}

export function isNullable({ type, anyOf }: Schema): boolean {
  return Array.isArray(type) ? type.includes('null') : Boolean(anyOf?.some((one) => one.type === 'null'));
}

/** The shape of each value in an object with arbitrary keys. */
export function valuesOf({ additionalProperties }: Schema): Schema | null {
  return typeof additionalProperties === 'object' ? additionalProperties : null;
}
