import { open } from 'node:fs/promises';
import { join } from 'node:path';
import {
  customReportDashboardPath,
  itemDashboardPath,
  reportDashboardPath,
} from '@caliper/contract/dashboards/dashboard-paths.ts';
import type { Body } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { DashboardGrant, Opened, Taking } from '../dashboards/index.ts';
import { panelChart, type SlidesBody, slidesDocument } from './dashboard-slides.ts';
import type { ChartBlock, DocumentMeta, Stamp, TakenDocument } from './document.ts';
import type { Basis } from './files.store.ts';
import type { RowsAbout } from './writing/task.ts';

type DashboardBody = Body<'takeDashboardAway'>;

/** What is asked for of a dashboard, and what the frame was given. */
export interface DashboardChoice {
  grant: DashboardGrant;
  body: DashboardBody;
}

interface DashboardsNeeds {
  taking: Taking;
  productName: string;
  baseUrl: URL;
}

/** Rows and slides of dashboards. */
export function createDashboardSource({ taking, productName, baseUrl }: DashboardsNeeds) {
  const openAs = (viewer: Viewer, { grant, body }: DashboardChoice): Promise<Opened> =>
    taking.open(viewer, grant, body.prefer ?? null);

  function metaOf(opened: Opened, { body }: DashboardChoice): DocumentMeta {
    const { item_name: title, region, item_year: year } = opened;
    const kind = body.kind === 'dashboard-slides' ? body.subtitle : '';
    return {
      title,
      subtitle: ['Dashboard', kind].filter((part) => part !== '').join('. '),
      region,
      year,
      version: null,
      releasedOn: updatedOn(opened),
      releaseNote: '',
      provider: productName,
      language: 'en-GB',
      citation: citationOf(opened),
      address: new URL(pathOf(opened).replace(/^\//, ''), baseUrl).href,
    };
  }

  function citationOf(opened: Opened): string {
    const { item_name, region, item_year } = opened;
    const updated = updatedOn(opened);
    const figures = `dashboard${updated ? `, figures of ${updated}` : ''}`;
    return `${[productName, item_name, region, item_year, figures].join(', ')}.`;
  }

  return {
    open: openAs,
    pathOf,

    basisOf: (opened: Opened): Basis => ({ edition: taking.edition(opened) }),

    /** The markets in it: all of them have to be open at each download. */
    marketsOf: ({ sources }: Opened): string[] => sources.map(({ label }) => label),

    assertKnown(opened: Opened, body: DashboardBody): void {
      if (body.kind === 'dashboard-rows')
        taking.assertKnown(opened, { filters: body.filters, search: body.search });
    },

    /** Puts the rows into a file, part by part, and says what stands around them. */
    async rows(
      opened: Opened,
      body: Extract<DashboardBody, { kind: 'dashboard-rows' }>,
      { folder, stamp, signal }: { folder: string; stamp: Stamp; signal: AbortSignal },
    ): Promise<{ lines: string; about: RowsAbout }> {
      const lines = join(folder, 'rows.jsonl');
      const file = await open(lines, 'w');
      let count = 0;
      try {
        for await (const part of taking.rows(opened, body)) {
          signal.throwIfAborted();
          if (part.lines.length === 0) continue;
          count += part.lines.length;
          await file.write(
            `${[JSON.stringify({ units: part.units, about: part.about }), ...part.lines].join('\n')}\n`,
          );
        }
      } finally {
        await file.close();
      }
      if (count === 0) throw new ProblemError('nothing-to-take');
      return {
        lines,
        about: { ...taking.head(opened), title: opened.item_name, citation: citationOf(opened), stamp },
      };
    },

    async slides(
      opened: Opened,
      body: SlidesBody,
      { grant, stamp, signal }: { grant: DashboardGrant; stamp: Stamp; signal: AbortSignal },
    ): Promise<TakenDocument> {
      const meta = metaOf(opened, { grant, body });
      const charts: ChartBlock[] = [];
      for (const [index, panel] of body.panels.entries()) {
        signal.throwIfAborted();
        const answered = await taking.answer(opened, panel.question);
        const address = meta.address ?? '';
        const chart = panelChart(panel, answered, { id: `p${index + 1}`, citation: meta.citation, address });
        if (chart) charts.push(chart);
      }
      if (charts.length === 0) throw new ProblemError('nothing-to-take');
      return slidesDocument(body, charts, { meta, stamp });
    },
  };
}

export type DashboardSource = ReturnType<typeof createDashboardSource>;

function pathOf({ kind, id, item_name }: Opened): string {
  if (kind === 'custom-report') return customReportDashboardPath(id, item_name);
  if (kind === 'medsku' || kind === 'pt' || kind === 'survey') return itemDashboardPath(kind, id, item_name);
  const dashboard_kind = kind === 'medaccess' ? 'medaccess' : 'market';
  return reportDashboardPath({ report_id: id, report_name: item_name, c_report_id: null, dashboard_kind });
}

/** The day on which figures of it were changed last. */
export function updatedOn({ imports }: Opened): string | null {
  const times = imports.flatMap(({ applied_at }) => applied_at?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)).toISOString().slice(0, 10) : null;
}
