import { upload as limits } from '@caliper/contract/limits.ts';
import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  chooseCategory,
  choosePastUpload,
  chooseYear,
  emptyForm,
  fileProblem,
  isBegun,
  leavingWords,
  missingFields,
  type UploadForm,
} from './upload-form.ts';

const zip = new File(['PK'], 'knees.zip');
const past = {
  report_id: 7,
  report_name: 'Knees',
  sub_category_id: 1405,
  region: 'Europe',
  icon: 'Knee' as const,
  description: 'All of them',
  writeup: false,
  digest: 'as-of-noon',
};
const filled: UploadForm = {
  ...emptyForm(2026),
  categoryId: 14,
  subCategoryId: 1405,
  title: ' Knees ',
  description: 'All',
  file: zip,
};

describe('a new form', () => {
  test('ADM-02 starts with this year, Global, Arthroscope and a writeup', () => {
    expect(emptyForm(2026)).toMatchObject({
      year: 2026,
      region: 'Global',
      icon: 'Arthroscope',
      writeup: true,
      past: null,
    });
  });

  test('ADM-02 still needs category, sub category, title, description and the file', () => {
    expect(Object.keys(missingFields(emptyForm(2026)))).toEqual([
      'categoryId',
      'subCategoryId',
      'title',
      'description',
      'file',
    ]);
  });

  test('ADM-02 a region is required', () => {
    expect(missingFields({ ...filled, region: '' })).toEqual({ region: 'Please choose a region.' });
  });
});

test('leaving loses typed text and the file, not choices', () => {
  const chosen = { ...emptyForm(2026), categoryId: 14, subCategoryId: 1405, region: 'Europe' as const };
  expect(isBegun(chosen)).toBe(false);
  expect(isBegun({ ...chosen, title: 'K' })).toBe(true);
  expect(isBegun({ ...chosen, description: 'All' })).toBe(true);
  expect(isBegun({ ...chosen, file: zip })).toBe(true);
});

describe('a past upload', () => {
  test('ADM-02 fills the form and updates that report', () => {
    const form = choosePastUpload(filled, past);
    expect(form).toMatchObject({
      title: 'Knees',
      region: 'Europe',
      icon: 'Knee',
      description: 'All of them',
    });
    expect(bodyOf(form)).toMatchObject({ reportId: 7, subCategoryId: 1405, categoryId: 14 });
    expect(bodyOf(filled)).not.toHaveProperty('basedOn');
  });

  test('is sent with what the form was filled from, so that a later change by a colleague is noticed', () => {
    expect(bodyOf(choosePastUpload(filled, past))).toMatchObject({ basedOn: 'as-of-noon' });
  });

  test('chosen again brings in the changes of a colleague and keeps what was typed', () => {
    const typed = { ...choosePastUpload(filled, past), description: 'All of them, revised' };
    const now = { ...past, report_name: 'Knees II', region: 'Global', digest: 'as-of-one' };
    const form = choosePastUpload(typed, { ...now, description: 'Some of them' });
    expect(form).toMatchObject({ title: 'Knees II', region: 'Global', description: 'All of them, revised' });
    expect(form.file).toBe(zip);
    expect(bodyOf(form)).toMatchObject({ basedOn: 'as-of-one' });
  });

  test('another one replaces what was typed', () => {
    const typed = { ...choosePastUpload(filled, past), description: 'Revised' };
    const other = { ...past, report_id: 8, description: 'Hips' };
    expect(choosePastUpload(typed, other)).toMatchObject({ description: 'Hips', past: other });
  });

  test('without a writeup needs no file', () => {
    expect(missingFields({ ...choosePastUpload(filled, past), file: null })).toEqual({});
  });

  test('ADM-02 None resets the form but keeps the category and year of the list', () => {
    expect(choosePastUpload(choosePastUpload({ ...filled, year: 2025 }, past), null)).toEqual({
      ...emptyForm(2025),
      categoryId: 14,
    });
  });

  test('in another year the same details start a new edition', () => {
    const form = chooseYear(choosePastUpload(filled, past), 2027);
    expect(form).toMatchObject({ past: null, title: 'Knees', year: 2027 });
    expect(bodyOf(form)).not.toHaveProperty('reportId');
  });

  test('choosing the same year changes nothing', () => {
    const form = choosePastUpload(filled, past);
    expect(chooseYear(form, 2026)).toBe(form);
  });

  test('another category keeps what was typed', () => {
    const form = chooseCategory(choosePastUpload(filled, past), 5);
    expect(form).toMatchObject({ categoryId: 5, subCategoryId: null, past: null, title: 'Knees' });
  });
});

describe('leaving a chosen past upload', () => {
  const chosen = choosePastUpload({ ...filled, file: null }, past);
  const changed = { ...chosen, description: 'Revised' };
  const other = { ...past, report_id: 8, report_name: 'Hips' };

  test('MEND-19 another year or category says that it would be a new report', () => {
    const words = 'The form will upload a new report instead. What you have entered stays.';
    expect(leavingWords(chosen, chooseYear(chosen, 2027))).toBe(words);
    expect(leavingWords(chosen, chooseCategory(chosen, 5))).toBe(words);
    expect(leavingWords(chosen, chooseYear(chosen, 2026))).toBe(null);
  });

  test('MEND-19 None and another one say that changes would be lost, if there are any', () => {
    expect(leavingWords(changed, choosePastUpload(changed, null))).toBe(
      'What you have entered will be lost.',
    );
    expect(leavingWords(changed, choosePastUpload(changed, other))).toContain('by the details of Hips.');
    expect(leavingWords({ ...chosen, file: zip }, choosePastUpload(chosen, null))).not.toBe(null);
    for (const next of [null, other]) expect(leavingWords(chosen, choosePastUpload(chosen, next))).toBe(null);
  });

  test('MEND-19 the same one again, and a form without one, change without a question', () => {
    expect(leavingWords(changed, choosePastUpload(changed, past))).toBe(null);
    expect(leavingWords(filled, chooseYear(filled, 2027))).toBe(null);
  });
});

describe('the file', () => {
  test.each([
    [{ name: 'report.pdf', size: 10 }, 'report.pdf is not a ZIP or Word file (.docx).'],
    [{ name: 'report.doc', size: 10 }, 'report.doc is an old Word file. Save it as a Word Document (.docx).'],
    [{ name: 'report.DOCX', size: 10 }, null],
    [{ name: 'report.ZIP', size: limits.bytes + 1 }, expect.stringContaining('200 MB')],
    [{ name: 'report.zip', size: 0 }, 'report.zip is empty.'],
    [{ name: 'report.ZIP', size: limits.bytes }, null],
  ])('%j is reported at once: %s', (file, problem) => {
    expect(fileProblem(file)).toEqual(problem);
  });
});

test('values are trimmed before they are sent', () => {
  expect(bodyOf(filled).title).toBe('Knees');
});
