import { FailedState } from '@caliper/ui/messages/page-state.tsx';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import type { CustomReport } from '../../custom-reports/index.ts';
import { Notice } from '../header/header.tsx';
import { useWayBack } from '../header/way-back.ts';
import { ReaderSkeleton } from '../layout.tsx';
import { dropPlace } from '../position/kept-place.ts';
import { useOwnName } from '../position/use-own-name.ts';
import { placePath, type ReaderAddress, type Subject } from '../reader-address.ts';
import { stepState } from '../reader-context.ts';
import { bookmarkEntries, isSound } from './bookmark-entries.ts';
import { CustomReader } from './custom-reader.tsx';
import { useFollowing, useReset } from './use-custom-place.ts';

interface CustomSelectionProps {
  report: CustomReport;
  address: ReaderAddress;
  isReloading: boolean;
  reload: () => Promise<unknown>;
}

/** Opens the place that the address names, if the bookmarks are sound. */
export function CustomSelection({ report, address: asked, reload, ...rest }: CustomSelectionProps) {
  const navigate = useNavigate();
  const back = useWayBack('', paths.customReports);
  const entries = useMemo(() => bookmarkEntries(report.collections), [report.collections]);
  const subject: Subject = { kind: 'customReport', id: report.c_report_id, name: report.c_report_name };
  const address = useFollowing(subject, entries, asked, (place) => isSound(report, place));
  useOwnName(report.c_report_name);
  const sound = isSound(report, address.place);
  const reset = useReset(sound, address.place, () => {
    dropPlace(subject);
    void navigate(placePath(subject, { place: 1 }), { replace: true, state: stepState(back) });
    return reload();
  });
  if (reset.hasFailed) {
    return (
      <FailedState title="The report did not load" titleAs="h1" onRetry={() => void reload()}>
        <p>Its list of bookmarks is not complete.</p>
      </FailedState>
    );
  }
  if (!sound) return <ReaderSkeleton />;
  return (
    <CustomReader
      {...{ report, subject, entries, address, back, reload, ...rest }}
      notice={
        reset.isNoted && <Notice>That bookmark is not in this report, so the first one is shown.</Notice>
      }
    />
  );
}
