import { Button } from '@caliper/ui/button.tsx';
import { pageAddress } from '../frame/page.ts';
import { tell } from './notices.ts';

/** The page with what is filtered at present, for somebody else. */
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
