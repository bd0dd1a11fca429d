import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { hasCode } from '@caliper/contract/client/api-error.ts';
import type { FigureKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NotFound } from '../../lib/navigation/not-found.tsx';
import { usePageTitle } from '../../lib/navigation/page-title.tsx';
import { Withdrawn } from '../reports/index.ts';
import { type DashboardAddress, readAddress, rightPath } from './dashboard-address.ts';
import classes from './dashboard-page.module.css';
import { type DashboardName, nameQuery } from './dashboards.queries.ts';
import { OpenDashboard } from './open-dashboard.tsx';

/** A dashboard fills the whole window. */
export function DashboardPage() {
  const { pathname } = useLocation();
  const address = readAddress(pathname);
  return (
    <main className={classes.page}>
      {address ? <Named key={`${address.base}/${address.id}`} address={address} /> : <NotFound />}
    </main>
  );
}

/** The name is loaded separately: the figures need not wait for it. */
function Named({ address }: { address: DashboardAddress }) {
  const { data: named, error } = useQuery(nameQuery(address.kind, address.id));
  usePageTitle(named && titleOf(named, address.id));
  useRightAddress(address, named);
  if (hasCode(error, 'not-found')) return <NotFound />;
  if (hasCode(error, 'report-withdrawn')) return <Withdrawn kind={itemKindOf(address.kind)} />;
  return <OpenDashboard address={address} name={named?.name} />;
}

/** Custom reports are made of reports. */
function itemKindOf(kind: FigureKind): ItemKind {
  return kind === 'medsku' || kind === 'pt' || kind === 'survey' ? kind : 'report';
}

function titleOf({ name, year }: DashboardName, id: number): string {
  return `${year === null ? name : `${name} ${year}`} | ${id}`;
}

/** Corrects old and mistyped names in the address, and the kind of a report's dashboard. */
function useRightAddress(address: DashboardAddress, named: DashboardName | undefined): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const right = named ? rightPath(address, named) : pathname;
  useEffect(() => {
    if (right !== pathname) void navigate({ pathname: right, search, hash }, { replace: true });
  }, [right, pathname, search, hash, navigate]);
}
