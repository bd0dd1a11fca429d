import { Button } from '@caliper/ui/actions/button.tsx';
import { pageAddress } from '../frame/page.ts';
import { tell } from './notices.ts';

/** Copies the address of the page with its current filters. */
export function CopyLink() {
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
