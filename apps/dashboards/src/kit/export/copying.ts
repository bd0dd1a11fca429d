import { tell } from '../../lib/notices.ts';

/** Puts something on the clipboard, and says that it did or why not. */
export async function copyOr(
  content: string | Record<string, Blob | Promise<Blob>>,
  done: string,
): Promise<void> {
  try {
    if (typeof content === 'string') await navigator.clipboard.writeText(content);
    else await navigator.clipboard.write([new ClipboardItem(content)]);
    tell(done, 'success');
  } catch {
    tell('The browser does not allow copying here.', 'warning');
  }
}
