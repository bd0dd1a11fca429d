import { Button } from '@caliper/ui/actions/button.tsx';
import { usePopup } from '@caliper/ui/behaviour/use-popup.ts';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useCopy } from '../../../../lib/use-copy.ts';
import classes from './taking.module.css';
import type { Citation } from './use-citing.ts';

interface CiteButtonProps {
  /** What is cited, for screen readers. */
  label: string;
  cite: () => Citation;
  /** Within a line of text, without an icon. */
  isInline?: boolean;
}

/** Opens the citation, ready to be copied. */
export function CiteButton({ label, cite, isInline = false }: CiteButtonProps) {
  const { frame, trigger, open, close } = usePopup<HTMLSpanElement>();
  return (
    <span ref={frame} className={classes.frame} data-inline={isInline || undefined}>
      {isInline ? (
        <button {...trigger} className={classes.inline} aria-label={`Cite ${label}`}>
          Cite
        </button>
      ) : (
        <Button {...trigger} size="sm" variant="quiet" icon="quote" aria-label={`Cite ${label}`}>
          Cite
        </Button>
      )}
      {open && (
        <section className={classes.citation} aria-label={`Citation of ${label}`}>
          <CitationWords citation={cite()} onDone={close} />
        </section>
      )}
    </span>
  );
}

/** The citation itself with what can be copied of it. */
export function CitationWords({ citation, onDone }: { citation: Citation; onDone?: () => void }) {
  const words = useCopy();
  const link = useCopy();
  return (
    <>
      <p className={classes.words} translate="no">
        {citation.words}
      </p>
      <div className="row wrap gap8">
        <Button size="sm" icon={words.copied ? 'check' : 'copy'} onClick={() => words.copy(citation.words)}>
          {words.copied ? 'Copied' : 'Copy citation'}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={link.copied ? 'check' : 'link'}
          onClick={() => link.copy(citation.address)}
        >
          {link.copied ? 'Copied' : 'Copy link'}
        </Button>
        {onDone && (
          <button type="button" className={classes.close} aria-label="Close" onClick={onDone}>
            <Icon name="close" size={14} />
          </button>
        )}
      </div>
    </>
  );
}
