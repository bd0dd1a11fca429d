// Finds a Chromium for the browser tests, or installs Debian's where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The headless shell is the same engine without the windows nobody sees: a third less time for the suite.
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
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isRootOnDebian) {
    console.log('Installing Chromium for the browser tests …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const packages = ['chromium-headless-shell', 'chromium'];
    const installed = packages.some(
      (name) => spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore' }).status === 0,
    );
    const path = installed && known.find((candidate) => existsSync(candidate));
    if (path) return path;
  }
  throw new Error('The browser tests need Chromium: install it, or name one with CHROMIUM_PATH.');
}
