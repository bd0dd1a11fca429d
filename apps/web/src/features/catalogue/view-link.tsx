import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useRef } from 'react';
import { Link } from 'react-router';
import { cataloguePageQuery } from './catalogue.queries.ts';
import { addressOf, type CatalogueView, keepsPlace } from './catalogue-address.ts';

/** A pointer that only passes over the link loads nothing. */
const dwellMilliseconds = 65;

interface ViewLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  view: CatalogueView;
}

/** Links to another view of the catalogue, which is preloaded when the person seems about to open it. */
export function ViewLink({ view, ...link }: ViewLinkProps) {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefetch = () => void client.prefetchQuery(cataloguePageQuery(view));
  return (
    <Link
      {...link}
      to={addressOf(view)}
      state={keepsPlace}
      onFocus={prefetch}
      onPointerEnter={() => {
        timer.current = setTimeout(prefetch, dwellMilliseconds);
      }}
      onPointerLeave={() => clearTimeout(timer.current)}
    />
  );
}
