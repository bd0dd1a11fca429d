import { formsOf, isNullable, type Schema, valuesOf } from './schema.ts';

const names: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  email: 'e-mail address',
  uuid: 'UUID',
  date: 'date as YYYY-MM-DD',
};

/** The type of a value, in words. */
export function typeWords(schema: Schema): string {
  const kinds = [...new Set(formsOf(schema).map(formWords))];
  return [...kinds, ...(isNullable(schema) ? ['null'] : [])].join(' or ');
}

function formWords(form: Schema): string {
  if (form.const !== undefined) return JSON.stringify(form.const);
  if (form.enum) return 'one of';
  if (form.items) return `list of ${plural(typeWords(form.items))}`;
  const values = valuesOf(form);
  if (values) return `object with ${typeWords(values)} by ${form.propertyNames?.enum ? 'one of' : 'name'}`;
  return names[form.format ?? ''] ?? names[String(form.type)] ?? 'anything';
}

function plural(words: string): string {
  const many: Record<string, string> = { text: 'texts', 'one of': 'any of' };
  return many[words] ?? words.replace(/(number|object|UUID|address)$/, (word) => pluralNoun(word));
}

function pluralNoun(word: string): string {
  return word === 'address' ? 'addresses' : `${word}s`;
}

/** The allowed values, if there is a list of them. */
export function choicesOf(schema: Schema): (string | number)[] {
  return formsOf(schema).flatMap((form) => [
    ...(form.enum ?? []),
    ...(form.propertyNames?.enum ?? []),
    ...(form.items ? choicesOf(form.items) : []),
  ]);
}

/** The limits of a value, each as a few words. */
export function limitWords(schema: Schema): string[] {
  return formsOf(schema).flatMap((form) => [
    ...range(form.minLength, form.maxLength, 'characters'),
    ...range(safe(form.minimum), safe(form.maximum), ''),
    ...range(form.minItems, form.maxItems, 'entries'),
    ...patternsOf(form).map((pattern) => `matches ${pattern}`),
    ...(form.items ? limitWords(form.items).map((words) => `each ${words}`) : []),
  ]);
}

/** Patterns are omitted if the format already says the same. */
function patternsOf({ format, pattern, allOf = [] }: Schema): string[] {
  const all = [pattern, ...allOf.map((one) => one.pattern)];
  return format && names[format] ? [] : all.filter((one) => one !== undefined);
}

/** A number beyond the safe integers is not a limit that anyone set. */
function safe(limit: number | undefined): number | undefined {
  return limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined;
}

function range(least: number | undefined, most: number | undefined, what: string): string[] {
  const words = (text: string) => [`${text} ${what}`.trim()];
  if (least !== undefined && most !== undefined)
    return words(least === most ? `${least}` : `${least} to ${most}`);
  if (most !== undefined) return words(`at most ${most}`);
  return least === undefined ? [] : words(`at least ${least}`);
}
