import type { z } from 'zod';
import { type Field, fieldGroups } from './fields.ts';
import { type Html, html } from './html.ts';
import { type Schema, schemaOf } from './schema.ts';

/** The fields of one part of a call; if it can have several forms, one list for each. */
export function fieldList(title: string, type: z.ZodType, io: 'input' | 'output'): Html {
  return fieldsUnder(title, schemaOf(type, io), io);
}

function fieldsUnder(title: string, schema: Schema, io: 'input' | 'output'): Html {
  const groups = fieldGroups(schema).filter(({ fields }) => fields.length > 0);
  const lists = groups.map(
    ({ fields }, index) =>
      html`${index > 0 && html`<p class="or">or</p>`}<dl class="rows">${fields.map((field) => fieldRow(field, io))}</dl>`,
  );
  return html`<h4>${title}</h4>${lists}`;
}

function fieldRow(field: Field, io: 'input' | 'output'): Html {
  const optional = io === 'input' ? 'optional' : 'may be missing';
  const notes = [...field.limits, ...(field.isOptional ? [optional] : []), ...fallbackWords(field)];
  return html`<div><dt>${nameOf(field)}</dt> <dd>${field.type}${
    field.choices.length > 0 && html` ${choices(field.choices)}`
  }${notes.map((note) => html` <span class="note">· ${note}</span>`)}${
    field.about && html` <span class="about">${field.about}</span>`
  }</dd></div> `;
}

function nameOf({ parent, name }: Field): Html {
  if (name === '') return html`<span class="whole">all of it</span>`;
  return html`<code translate="no">${parent && html`<span class="parent">${parent}</span>`}${name}</code>`;
}

function choices(values: Field['choices']): Html {
  const listed = values.map((value) => html`<code translate="no">${JSON.stringify(value)}</code>`);
  return html`<span class="choices">${listed.map((one, index) => html`${index > 0 && ' '}${one}`)}</span>`;
}

function fallbackWords({ fallback }: Field): string[] {
  return fallback === undefined ? [] : [`${JSON.stringify(fallback)} if left out`];
}
