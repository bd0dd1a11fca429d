import type { Answer } from '@caliper/contract/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { asked } from '../../lib/api/asked.ts';
import { reportPath } from '../../lib/navigation/paths.ts';
import { Notice } from './header/header.tsx';
import type { ReaderAddress } from './reader-address.ts';

type Linked = Answer<'linkedPlace'>;

/** Under the name by which the page that a link led to knows how it got there. */
interface LinkedState {
  linked?: Linked['now'];
}

const versionParameter = 'version';

/**
 * A link names the version that it was made in. If another is read by now, it leads to where its passage stands now, or
 * to the nearest place. Returns whether that is being looked up.
 */
export function useLinkedPlace({ id, place }: ReaderAddress, current: number | null | undefined): boolean {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const version = Number(new URLSearchParams(search).get(versionParameter) ?? '0');
  const isOld = Number.isInteger(version) && version > 0 && current !== undefined && version !== current;
  const block = /^#b-[0-9a-f]{12}(-\d{1,5})?$/.test(hash) ? hash.slice(1) : undefined;
  const { data, isError } = useQuery({
    ...asked(['linked-place', id, version, place, block], 'linkedPlace', {
      params: { id },
      query: { version, chapter: place, ...(block && { block }) },
    }),
    enabled: isOld,
    retry: false,
  });
  const go = useEffectEvent((found: Linked) => {
    const isMoved = found.now !== 'same' || found.chapter !== place;
    void navigate(
      {
        pathname: reportPath(id, '', found.chapter),
        search: withoutVersion(search),
        hash: found.block ? `#${found.block}` : '',
      },
      { replace: true, state: { ...state, ...(isMoved && { linked: found.now }) } },
    );
  });
  useEffect(() => {
    if (isOld && data) go(data);
  }, [isOld, data]);
  return isOld && !isError;
}

function withoutVersion(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(versionParameter);
  return query.size === 0 ? '' : `?${query}`;
}

const words: Record<Linked['now'], string> = {
  same: 'This report has been updated since the link was made. The passage stands here now.',
  changed: 'This report has been updated since the link was made. The table has other figures now.',
  chapter:
    'This report has been updated since the link was made. What it led to is no longer there; this is its chapter.',
  gone: 'This report has been updated since the link was made. What it led to is no longer there.',
};

/** Says that a link led elsewhere than it was meant to. */
export function LinkedNotice() {
  const { linked } = (useLocation().state ?? {}) as LinkedState;
  return linked ? <Notice>{words[linked]}</Notice> : null;
}
