// Finds a Chromium for the browser tests, or installs Debian's if possible.
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

// The headless shell is the same engine without windows: the suite takes a third less time.
const shell = '/usr/bin/chromium-headless-shell';
const known = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export async function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return configured;
  return known.find((path) => existsSync(path)) ?? (await playwrightsOwn()) ?? install();
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function install() {
  const packages = ['chromium-headless-shell', 'chromium'];
  const isInstalled = installFromDebian('Chromium for the browser tests', packages);
  const path = isInstalled && known.find((candidate) => existsSync(candidate));
  if (path) return path;
  throw new Error('The browser tests need Chromium: install it, or name one with CHROMIUM_PATH.');
}
