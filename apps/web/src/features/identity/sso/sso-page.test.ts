import { expect, test, vi } from 'vitest';
import { startSso } from './sso-page.tsx';

function browserThat(opened: object | null) {
  return { open: vi.fn(() => opened), location: { assign: vi.fn() } };
}

test('AUTH-13 the identity provider opens in a popup', () => {
  const browser = browserThat({});
  startSso('zb', '/catalog/subscriptions', browser);
  expect(browser.open).toHaveBeenCalledExactlyOnceWith(
    '/api/auth/sso/zb/start?mode=popup',
    expect.any(String),
    expect.stringContaining('popup'),
  );
  expect(browser.location.assign).not.toHaveBeenCalled();
});

test('AUTH-13 if popups are blocked, the provider opens in the same window', () => {
  const browser = browserThat(null);
  startSso('zb', '/pt/favorites?page=2', browser);
  expect(browser.location.assign).toHaveBeenCalledExactlyOnceWith(
    '/api/auth/sso/zb/start?mode=redirect&returnTo=%2Fpt%2Ffavorites%3Fpage%3D2',
  );
});
