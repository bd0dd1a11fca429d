import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { Framed, Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { DashboardGrant, Taking } from '../dashboards/index.ts';
import { type Exporting, stampLines } from '../exports/index.ts';
import { updatedOn } from './dashboards.ts';

interface StampsNeeds {
  catalogue: Catalogue;
  taking: Taking;
  exporting: Exporting;
}

/** What a browser makes itself is stamped and noted as files are, but no quota counts it: the server makes nothing. */
export function createStamps({ catalogue, taking, exporting }: StampsNeeds) {
  return {
    /** Of any report that the viewer knows: a clip may be of a chapter that is closed, and a stamp gives nothing away. */
    async chart(
      viewer: Viewer,
      itemId: number,
      { format }: Body<'stampChart'>,
    ): Promise<Answer<'stampChart'>> {
      await catalogue.find(viewer, 'report', itemId);
      return { lines: stampLines(await exporting.note(viewer, { format, itemId })) };
    },

    async panels(
      { grant, ...viewer }: Framed,
      { id }: { id: number },
      { format }: Body<'stampPanels'>,
    ): Promise<Answer<'stampPanels'>> {
      if (grant.opens !== 'dashboard' || grant.id !== id) throw new ProblemError('not-found');
      const opened = await taking.open(viewer, grant as DashboardGrant, null);
      const updated = updatedOn(opened);
      const itemId = opened.kind === 'custom-report' ? null : id;
      const lines = stampLines(await exporting.note(viewer, { format, itemId }));
      return { lines: [...(updated === null ? [] : [`Figures of ${updated}.`]), ...lines] };
    },
  };
}

export type Stamps = ReturnType<typeof createStamps>;
