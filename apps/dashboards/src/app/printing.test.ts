import { afterEach, expect, test, vi } from 'vitest';
import { markPrinting } from './printing.ts';

afterEach(() => vi.unstubAllGlobals());

/** Node calls listeners in the order in which they were added; browsers call those that capture first. */
class BrowserWindow extends EventTarget {
  readonly #capturing = new EventTarget();

  override addEventListener(type: string, listener: () => void, options?: { capture?: boolean }): void {
    if (options?.capture) this.#capturing.addEventListener(type, listener);
    else super.addEventListener(type, listener);
  }

  fire(type: string): void {
    this.#capturing.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event(type));
  }
}

test('tables are whole by the time the page measures its frame for printing', () => {
  const page = new BrowserWindow();
  const dataset: Record<string, string> = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('window', Object.assign(new BrowserWindow(), { parent: page }));
  const measured: boolean[] = [];
  page.addEventListener('beforeprint', () => measured.push('printing' in dataset));
  markPrinting();
  page.fire('beforeprint');
  expect(measured).toEqual([true]);
  page.fire('afterprint');
  expect(dataset).toEqual({});
});
