import { ApiError } from '@caliper/contract/client/api-error.ts';
import { expect, test } from 'vitest';
import { outcomeProblem, readSsoResult as read, ssoProblem } from './sso-result.ts';

test('AUTH-13 the code, the mode and the return address are read from the fragment', () => {
  expect(read('#code=abc&mode=popup')).toEqual({
    mode: 'popup',
    outcome: { code: 'abc' },
    returnTo: null,
  });
  expect(read('#code=abc&mode=redirect&returnTo=%2Fpt%2Ffavorites%3Fpage%3D2')).toEqual({
    mode: 'redirect',
    outcome: { code: 'abc' },
    returnTo: '/pt/favorites?page=2',
  });
});

test("AUTH-13 the provider's failure is a result too", () => {
  expect(read('#error=failed&mode=popup')).toMatchObject({ outcome: { error: 'failed' } });
});

test.each(['', '#', '#code=abc', '#mode=popup', '#code=&mode=popup', '#code=abc&mode=frame'])(
  'a fragment that nobody of ours wrote is no result: %j',
  (fragment) => {
    expect(read(fragment)).toBeNull();
  },
);

test.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
  'NAV-14 single sign-on never leads elsewhere: %s',
  (returnTo) => {
    const fragment = `#code=abc&mode=redirect&returnTo=${encodeURIComponent(returnTo)}`;
    expect(read(fragment)?.returnTo).toBeNull();
  },
);

test.each(['not-enabled', 'company-expired', 'user-disabled', 'device-limit-user', 'device-limit-company'])(
  'AUTH-13 the refusal %s is shown',
  (code) => {
    expect(ssoProblem(new ApiError({ status: 403, code, detail: `Sentence of ${code}.` }))).toBe(
      `Sentence of ${code}.`,
    );
  },
);

test("AUTH-13 a missing seat is reported, the provider's errors are not", () => {
  expect(outcomeProblem({ error: 'license-limit' })).toMatch(/^License limit reached/);
  expect(outcomeProblem({ error: 'sso-failed' })).toBeNull();
  expect(outcomeProblem({ error: 'failed' })).toBeNull();
});

test("AUTH-13 the provider's errors are not shown, a lost connection is", () => {
  expect(ssoProblem(new ApiError({ status: 401, code: 'sso-failed', detail: '.' }))).toBeNull();
  expect(ssoProblem(new TypeError('Failed to fetch'))).toMatch(/could not be reached/);
});
