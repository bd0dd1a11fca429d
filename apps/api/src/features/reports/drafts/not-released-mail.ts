import { oneLine } from '../../identity/index.ts';

interface NotReleased {
  productName: string;
  baseUrl: string;
  title: string;
  /** Of its proof. */
  path: string;
  reason: string;
}

/** For whoever planned a release that did not happen. */
export function notReleasedMail({ productName, baseUrl, title, path, reason }: NotReleased) {
  return {
    subject: oneLine(`[${productName}] “${title}” was not released as planned`),
    body: [
      oneLine(`The release of “${title}” that you planned did not happen.`),
      reason,
      `The draft is kept: ${new URL(path, baseUrl).href}`,
    ].join('\n\n'),
  };
}
