import { formsOf, type Schema, valuesOf } from './schema.ts';
import { choicesOf, limitWords, typeWords } from './words.ts';

/** A field that a call takes or answers, as one line of the list. */
export interface Field {
  /** Its path, such as `items[].`; empty at the top level. */
  parent: string;
  name: string;
  type: string;
  choices: (string | number)[];
  limits: string[];
  isOptional: boolean;
  fallback: unknown;
  about: string | undefined;
}

/** Fields that are sent together; if there are several groups, only one of them is sent. */
export interface FieldGroup {
  fields: Field[];
}

/** Everything inside a value, as one list for each form it can have. A value without fields is itself one line. */
export function fieldGroups(schema: Schema): FieldGroup[] {
  return formsOf(schema).map((form) => {
    const inside = insideOf(form, '');
    return {
      fields: inside.length > 0 ? inside : [fieldOf(form, { parent: '', name: '', isOptional: false })],
    };
  });
}

function insideOf(form: Schema, parent: string): Field[] {
  if (form.items) return formsOf(form.items).flatMap((one) => insideOf(one, `${parent}[]`));
  const values = valuesOf(form);
  if (values) return formsOf(values).flatMap((one) => insideOf(one, `${parent}.{name}`));
  return Object.entries(form.properties ?? {}).flatMap(([name, schema]) => {
    const way = parent === '' ? '' : `${parent}.`;
    const isOptional = !form.required?.includes(name);
    const below = formsOf(schema).flatMap((one) => insideOf(one, `${way}${name}`));
    return [fieldOf(schema, { parent: way, name, isOptional }), ...below];
  });
}

type Place = Pick<Field, 'parent' | 'name' | 'isOptional'>;

function fieldOf(schema: Schema, place: Place): Field {
  return {
    ...place,
    type: typeWords(schema),
    choices: choicesOf(schema),
    limits: limitWords(schema),
    fallback: schema.default,
    about: schema.description,
  };
}
