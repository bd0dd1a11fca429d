import { citationOf } from '@caliper/contract/reader/citation.ts';
import { useConfig } from '../../../../lib/api/config.ts';
import { formatDate } from '../../../../lib/format.ts';
import { useReader } from '../../reader-context.ts';

export interface Citation {
  words: string;
  /** Survives signing in and newer versions. */
  address: string;
}

interface CitedPart {
  /** Below the chapter: 'Table 5.1 Value by country'. */
  name?: string;
  /** The id of the block; left out for the chapter. */
  block?: string | undefined;
  derivation?: string;
}

/** Says how to refer to what is read; null where nothing was released. */
export function useCiting(): ((part?: CitedPart) => Citation) | null {
  const { productName } = useConfig();
  const { subject, current, cited } = useReader();
  if (!cited || !current) return null;
  const { report_name, report_year, region, version, released } = cited;
  const chapter = subject.kind === 'report' ? `Chapter ${current.place}: ${current.title}` : current.title;
  return ({ name = '', block, derivation = '' } = {}) => {
    const address = blockAddress(subject.kind === 'report' ? version : null, block);
    const words = citationOf({
      provider: productName,
      title: report_name,
      region,
      year: report_year,
      version,
      releasedOn: released && formatDate(released.at),
      parts: [chapter, name],
      derivation,
      address,
      day: formatDate(Date.now() / 1000),
    });
    return { words, address };
  };
}

/** A custom report has no version: its bookmarks and clips follow their chapters. */
export function blockAddress(version: number | null, block: string | undefined): string {
  const { origin, pathname, search: asked } = window.location;
  const clip = new URLSearchParams(asked).get('clip');
  const search = version !== null ? `?version=${version}` : clip === null ? '' : `?clip=${clip}`;
  return `${origin}${pathname}${search}${block ? `#${block}` : ''}`;
}
