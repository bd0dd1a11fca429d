import { Button } from '@caliper/ui/actions/button.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { ReportIcon } from '@caliper/ui/report-icon/report-icon.tsx';
import type { ReactNode } from 'react';
import type { Dashboard } from '../lib/dashboard.ts';
import { tell } from '../lib/notices.ts';
import { pageAddress } from '../lib/page.ts';
import classes from './dashboard-layout.module.css';
import { DashboardExport } from './export/export-buttons.tsx';

interface DashboardHeadProps {
  dashboard: Dashboard;
  switches: ReactNode;
}

export function DashboardHead({ dashboard, switches }: DashboardHeadProps) {
  const { icon, name, year, region, demo, sample } = dashboard;
  return (
    <header className={classes.head}>
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
      </div>
      {switches && <div className={classes.switches}>{switches}</div>}
      <div className={classes.acts}>
        <CopyLink />
        <DashboardExport />
      </div>
    </header>
  );
}

/** Copies the address of the page with its current filters. */
function CopyLink() {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(pageAddress());
      tell('The link to this view is copied.', 'success');
    } catch {
      tell('The browser does not allow copying here.', 'warning');
    }
  };
  return (
    <Button icon="share" onClick={() => void copy()}>
      Copy link
    </Button>
  );
}
