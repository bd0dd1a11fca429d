import { Button } from '@caliper/ui/actions/button.tsx';
import { usePopup } from '@caliper/ui/behaviour/use-popup.ts';
import { useContext } from 'react';
import { pageAddress } from '../lib/page.ts';
import classes from './dashboard-layout.module.css';
import { viewCitation } from './export/citing.ts';
import { copyOr } from './export/copying.ts';
import { PanelsContext } from './panels-context.ts';

/** How to refer to the view, and a link to it with its filters. */
export function CiteView() {
  const { words } = useContext(PanelsContext);
  const { frame, trigger, open } = usePopup<HTMLSpanElement>();
  const citation = () => viewCitation(words);
  return (
    <span ref={frame} className={classes.citing}>
      <Button {...trigger} icon="quote">
        Cite
      </Button>
      {open && (
        <section className={classes.citation} aria-label="Citation of this view">
          <p className="quiet" translate="no">
            {citation()}
          </p>
          <div className="row wrap gap8">
            <Button size="sm" icon="copy" onClick={() => void copyOr(citation(), 'The citation is copied.')}>
              Copy citation
            </Button>
            <Button
              size="sm"
              variant="quiet"
              icon="link"
              onClick={() => void copyOr(pageAddress(), 'The link to this view is copied.')}
            >
              Copy link
            </Button>
          </div>
        </section>
      )}
    </span>
  );
}
