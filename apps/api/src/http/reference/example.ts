import { formsOf, type Schema, valuesOf } from './schema.ts';

const texts: Record<string, string> = {
  email: 'ines.moreau@meridian.example',
  user_email: 'ines.moreau@meridian.example',
  name: 'Ines Moreau',
  firstName: 'Ines',
  lastName: 'Moreau',
  company: 'Meridian Orthopaedics',
  phone: '+1 555 010 4434',
  country: 'France',
  category: 'orthopedics',
  subCategory: 'large-joints',
  region: 'Europe',
  market: 'Knee implants',
  market_name: 'Knee implants',
  report_name: 'Large-Joint Reconstruction Devices',
  c_report_name: 'Knee board pack, Q4',
  password: 'correct horse battery',
  confirmPassword: 'correct horse battery',
  message: 'Please call me back.',
  block: 'b-0c1e5a7d9f24',
  caption: 'Table 4.2 Value by country',
  unit: 'USD million',
  url: '/catalog',
  item: JSON.stringify({
    name: 'Knee implants',
    year: 2026,
    category_id: 7,
    sub_category_id: 7,
    region: 'Europe',
    description: 'Prices by brand',
    icon: 'Knee',
    demo: false,
  }),
};

/** Tried in order until one fits: a format, a word, a slug, a number, a flag. */
const spares = ['…', 'example', 'meridian', '7', '2026-11-15', ''];

/** A value that passes the schema, with every field that can be sent and one entry in each list. */
export function exampleOf(schema: Schema, name = ''): unknown {
  if (schema.examples) return schema.examples[0];
  const form = formsOf(schema)[0] ?? {};
  if (form.const !== undefined) return form.const;
  if (form.enum) return form.enum[0];
  if (form.items) return form.maxItems === 0 ? [] : [exampleOf(form.items, name)];
  const values = valuesOf(form);
  if (values) {
    const names = form.propertyNames?.enum?.map(String) ?? ['name'];
    return Object.fromEntries(names.map((key) => [key, exampleOf(values)]));
  }
  if (form.properties) {
    return Object.fromEntries(
      Object.entries(form.properties).map(([key, one]) => [key, exampleOf(one, key)]),
    );
  }
  if (form.type === 'string') return textOf(form, name);
  if (form.type === 'boolean') return true;
  return form.type === 'integer' || form.type === 'number' ? numberOf(form, name) : '…';
}

function textOf(form: Schema, name: string): string {
  if (form.format === 'uuid') return '4f7c1d9e-2b3a-4c5d-8e6f-7a8b9c0d1e2f';
  if (form.format === 'email') return texts.email ?? '';
  const known = texts[name];
  return [...(known === undefined ? [] : [known]), ...spares].find((text) => fits(text, form)) ?? '…';
}

function fits(
  text: string,
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY, ...form }: Schema,
): boolean {
  const patterns = [form.pattern, ...(form.allOf ?? []).map((one) => one.pattern)];
  return (
    text.length >= minLength &&
    text.length <= maxLength &&
    patterns.every((pattern) => pattern === undefined || new RegExp(pattern, 'u').test(text))
  );
}

function numberOf({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema, name: string): number {
  return Math.min(Math.max(wanted(name), minimum), maximum);
}

function wanted(name: string): number {
  if (/year/i.test(name)) return 2026;
  if (/(At|^at|^exp|expiry|date_added)$/.test(name)) return 1_795_000_000;
  if (/lastActive/.test(name)) return 1_795_000_000_000;
  return /(id|ids|ref|favorites)$/i.test(name) ? 7 : 1;
}
