import { customReportPath, reportPath } from '@caliper/contract/catalogue/item-paths.ts';
import {
  catalogueOf,
  itemDashboardPath,
  reportDashboardPath,
} from '@caliper/contract/dashboards/dashboard-paths.ts';
import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { ReportIcon } from '@caliper/ui/report-icon/report-icon.tsx';
import { LogoMark } from '@caliper/ui/theme/logo.tsx';
import type { ReactNode } from 'react';
import type { Dashboard } from '../lib/dashboard.ts';
import { tellPage } from '../lib/page.ts';
import { useView } from '../lib/view.ts';
import { CiteView } from './cite-view.tsx';
import classes from './dashboard-layout.module.css';
import { DashboardExport, DashboardTakeAway } from './export/export-buttons.tsx';

interface DashboardHeadProps {
  dashboard: Dashboard;
  switches: ReactNode;
}

export function DashboardHead({ dashboard, switches }: DashboardHeadProps) {
  const { kind, icon, name, year, region, demo, sample } = dashboard;
  const catalogue = catalogueOf[kind];
  return (
    <header className={classes.head}>
      <a className={classes.mark} href={catalogue.path} target="_top" aria-label={catalogue.words}>
        <LogoMark size={30} />
      </a>
      <div className={classes.name}>
        <ReportIcon name={icon} size={28} />
        <h1 className={classes.title}>{name}</h1>
        <span className={classes.tags}>
          <StatusTag tone="edge">
            <span translate="no">{year}</span>
          </StatusTag>
          <StatusTag tone="edge">{region}</StatusTag>
          {demo && <StatusTag tone="warn">Demo data</StatusTag>}
          {sample !== null && <StatusTag tone="warn">Sample</StatusTag>}
        </span>
        <Editions dashboard={dashboard} />
      </div>
      {switches && <div className={classes.switches}>{switches}</div>}
      <div className={classes.acts}>
        {dashboard.can.readReport && (
          <a {...buttonLook()} href={readingPath(dashboard)} target="_top">
            Read the report
          </a>
        )}
        {/* A custom report is what somebody chose; what is followed are the reports that it is made of. */}
        {kind !== 'custom-report' && (
          <Button icon="bell" aria-haspopup="dialog" onClick={() => tellPage({ caliper: 'follow' })}>
            Follow …
          </Button>
        )}
        <CiteView />
        <DashboardExport />
        <DashboardTakeAway dashboard={dashboard} />
      </div>
    </header>
  );
}

function readingPath({ kind, id, name }: Dashboard): string {
  return kind === 'custom-report' ? customReportPath(id, name) : reportPath(id, name);
}

/** The same view of the other years; what an edition does not have is ignored there. */
function Editions({ dashboard: { editions, demo, sample } }: { dashboard: Dashboard }) {
  const { view } = useView();
  if (editions.length === 0) return null;
  const isWhole = !demo && sample === null;
  const search = isWhole && view.size > 0 ? `?${view}` : '';
  return (
    <nav className={classes.editions} aria-label="Other editions">
      <span>Other editions</span>
      {editions.map((one) => (
        <a key={one.id} href={editionPath(one) + search} target="_top" translate="no">
          {one.year}
        </a>
      ))}
    </nav>
  );
}

function editionPath({ id, kind, name }: Dashboard['editions'][number]): string {
  if (kind === 'medsku' || kind === 'pt' || kind === 'survey') return itemDashboardPath(kind, id, name);
  const dashboard_kind = kind === 'medaccess' ? kind : 'market';
  return reportDashboardPath({ report_id: id, report_name: name, c_report_id: null, dashboard_kind });
}
