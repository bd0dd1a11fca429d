import { PageLinks } from '@caliper/ui/lists/page-links.tsx';
import { type CatalogueView, choosePage } from '../catalogue-address.ts';
import { ViewLink } from '../view-link.tsx';

interface PagesProps {
  view: CatalogueView;
  page: number;
  pages: number;
}

export function Pages({ view, page, pages }: PagesProps) {
  return (
    <PageLinks page={page} pages={pages}>
      {(number, link) => <ViewLink {...link} view={choosePage(view, number)} />}
    </PageLinks>
  );
}
