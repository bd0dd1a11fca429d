import { type CallName, calls } from '@caliper/contract/calls.ts';
import { endpoints } from '@caliper/contract/endpoints.ts';
import { problems } from '@caliper/contract/problems.ts';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { matrix } from '../../access/matrix/matrix.ts';
import { chapters } from './chapters.ts';
import { referencePage } from './page.ts';
import { problemsOf } from './refusals.ts';

const { document } = new JSDOM(referencePage('Caliper <&> Co', chapters)).window;
const names = Object.keys(calls) as CallName[];

function textOf(name: string): string {
  return (document.getElementById(name)?.textContent ?? '').replace(/\s+/g, ' ');
}

describe('the page', () => {
  test('has every call of the contract exactly once, in the chapters and in the list', () => {
    const shown = [...document.querySelectorAll('article')].map(({ id }) => id);
    expect(shown.toSorted()).toEqual(names.toSorted());
    const linked = [...document.querySelectorAll('nav li a')].map((link) => link.getAttribute('href'));
    expect(linked).toEqual(shown.map((name) => `#${name}`));
  });

  test('has a target for every internal link, and no duplicate ids', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...document.querySelectorAll('a[href^="#"]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    expect(links.filter((link) => !ids.includes(link.slice(1)))).toEqual([]);
  });

  test('has no inline script or style, and nothing from elsewhere', () => {
    expect([...document.querySelectorAll('script:not([src]), style, [style]')]).toEqual([]);
    const sources = [...document.querySelectorAll('script, link, img')].map(
      (one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '',
    );
    expect(sources.filter((source) => !source.startsWith('/'))).toEqual([]);
    expect(
      [...document.querySelectorAll('*')].filter((one) =>
        /(^| )on\w+/.test(one.getAttributeNames().join(' ')),
      ),
    ).toEqual([]);
  });

  test('escapes text', () => {
    expect(document.title).toBe('API reference | Caliper <&> Co');
    expect(document.querySelector('main co')).toBeNull();
  });
});

describe('a call', () => {
  test.each(names)('%s states its address, callers, purpose, and every problem with its sentence', (name) => {
    const { call, summary } = endpoints[name];
    const text = textOf(name);
    expect(text).toContain(call.replace(' ', ' /api'));
    expect(text).toContain(summary);
    expect(text).toMatch(/For \S/);
    for (const code of endpoints[name].problems) expect(text).toContain(problems[code].detail);
  });

  test('lists its fields with types, limits, values and defaults', () => {
    expect(textOf('createUser')).toContain('email e-mail address · at most 254 characters');
    expect(textOf('createUser')).toContain(
      'one of "standard" "team leader" "admin" "sales" "publications" · optional',
    );
    expect(textOf('createUser')).toContain('"standard" if left out');
    expect(textOf('cataloguePage')).toContain('items[].custom.owner');
    expect(textOf('cataloguePage')).toContain('year whole number · 1990 to 2100 · optional');
    expect(textOf('editReport')).toContain('year 0 or whole number');
    expect(textOf('session')).toContain('user.lastActive whole number or null');
  });

  test('has a list for each form of what it takes', () => {
    const lists = [...document.querySelectorAll('#embedTicket .or')];
    expect(lists).toHaveLength(1);
    expect(textOf('embedTicket')).toContain('kind "import"');
  });

  test('says if it takes a file, answers with one, or redirects', () => {
    expect(textOf('uploadReport')).toContain('Form (multipart/form-data)');
    expect(textOf('uploadReportNoWriteup')).toContain('the file · optional');
    expect(textOf('tableExport')).toContain('A file: application/vnd');
    expect(textOf('ssoStart')).toContain('302');
  });

  test('is marked as repeatable only if the contract says so', () => {
    for (const name of names)
      expect([name, textOf(name).includes('Idempotency-Key')]).toEqual([name, 'once' in endpoints[name]]);
  });

  test('names the same callers as the access matrix', () => {
    for (const name of names) {
      const documented = problemsOf(endpoints[name]).map((code) => problems[code].status);
      const { expected } = matrix[name];
      const refused = [expected['signed out'], expected.standard, expected['expired company']];
      for (const status of refused.filter((one) => one === 401 || one === 403))
        expect([name, documented]).toEqual([name, expect.arrayContaining([status])]);
    }
  });
});
