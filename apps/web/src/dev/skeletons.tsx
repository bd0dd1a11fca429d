import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { PanelsSkeleton } from '@caliper/ui/messages/panels-skeleton.tsx';
import { TableSkeleton } from '@caliper/ui/messages/table-skeleton.tsx';
import { Case, Group, Specimen } from './specimen.tsx';

export function Skeletons() {
  return (
    <Group title="Skeletons">
      <Specimen of="SkeletonRows">
        <Case state="loading" width="wide">
          <SkeletonRows count={2} />
        </Case>
      </Specimen>
      <Specimen of="TableSkeleton">
        <Case state="loading" width="wide">
          <TableSkeleton columns={4} rows={3} />
        </Case>
      </Specimen>
      <Specimen of="PanelsSkeleton">
        <Case state="loading" width="wide">
          <PanelsSkeleton />
        </Case>
      </Specimen>
    </Group>
  );
}
