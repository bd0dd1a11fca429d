import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdToken } from '../session/token.ts';
import { upload } from './upload.ts';

interface Reply {
  status: number;
  body: unknown;
}

const fields = {
  categoryId: 14,
  subCategoryId: 1405,
  title: 'Knees',
  year: 2026,
  region: 'Global',
  icon: 'Knee',
  description: 'All of them',
} as const;
const file = new File(['PK'], 'knees.zip');
const taken: Reply = { status: 200, body: { report_id: 7, warnings: [] } };
const signedOut: Reply = { status: 401, body: { code: 'signed-out', status: 401, detail: 'Signed out.' } };

let sent: { url: string; authorization: string | undefined; form: FormData }[];

/** Answers each request with the next reply after reporting its progress; without a reply it never answers. */
function serve(replies: (Reply | 'lost')[]) {
  sent = [];
  class Request {
    upload: Record<string, (event?: unknown) => void> = {};
    status = 0;
    responseText = '';
    authorization: string | undefined;
    url = '';
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    onloadend = () => {};
    open(_method: string, url: string) {
      this.url = url;
    }
    setRequestHeader(name: string, value: string) {
      if (name === 'authorization') this.authorization = value;
    }
    abort() {
      this.onabort();
    }
    send(form: FormData) {
      sent.push({ url: this.url, authorization: this.authorization, form });
      const reply = replies.shift();
      if (reply === undefined) return;
      this.upload.onprogress?.({ loaded: 1, total: 4 });
      if (reply === 'lost') return this.onerror();
      this.upload.onload?.();
      this.status = reply.status;
      this.responseText = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
      this.onload();
      this.onloadend();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
}

beforeEach(() => holdToken({ idToken: 'one', exp: Math.floor(Date.now() / 1000) + 3600 }));
afterEach(() => vi.unstubAllGlobals());

test('an upload sends its fields, then the file, with the token of the session', async () => {
  serve([taken]);
  expect(await upload('uploadReport', { body: fields }, file)).toEqual({ report_id: 7, warnings: [] });
  expect(sent[0]).toMatchObject({ url: '/api/reports/upload-report', authorization: 'Bearer one' });
  expect([...(sent[0]?.form.keys() ?? [])]).toEqual([...Object.keys(fields), 'file']);
});

test('fields without a value and a missing file are left out', async () => {
  serve([taken]);
  await upload('uploadReportNoWriteup', { body: { ...fields, reportId: undefined } }, null);
  expect([...(sent[0]?.form.keys() ?? [])]).toEqual(Object.keys(fields));
});

test('ADM-03 the progress of an upload is reported', async () => {
  serve([taken]);
  const parts: number[] = [];
  await upload('uploadReport', { body: fields }, file, { onProgress: (part) => parts.push(part) });
  expect(parts).toEqual([0.25, 1]);
});

test('a refused token is renewed and the upload repeated once', async () => {
  serve([signedOut, taken]);
  vi.stubGlobal('fetch', async () => Response.json({ idToken: 'two', exp: 9_999_999_999 }));
  await upload('uploadReport', { body: fields }, file);
  expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer one', 'Bearer two']);
});

test('a refusal carries everything that is wrong with the package', async () => {
  const findings = [{ file: 'chapters/01.html', line: 3, message: 'An image is missing.' }];
  serve([{ status: 422, body: { code: 'package-refused', detail: 'Not taken.', findings } }]);
  await expect(upload('uploadReport', { body: fields }, file)).rejects.toMatchObject({
    code: 'package-refused',
    detail: 'Not taken.',
    findings,
  });
});

test('an HTML page in place of an answer becomes a problem', async () => {
  serve([{ status: 502, body: '<html>' }]);
  await expect(upload('uploadReport', { body: fields }, file)).rejects.toMatchObject({ status: 502 });
});

test('a lost connection is reported as such', async () => {
  serve(['lost']);
  await expect(upload('uploadReport', { body: fields }, file)).rejects.toThrow('connection was lost');
});

test('an upload can be cancelled', async () => {
  serve([]);
  const cancel = new AbortController();
  const running = upload('uploadReport', { body: fields }, file, { signal: cancel.signal });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  cancel.abort();
  await expect(running).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});
