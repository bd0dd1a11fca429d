import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import classes from './report-upload.module.css';

const samples = [
  { href: '/samples/caliper-sample-package.zip', words: 'Sample package (ZIP)' },
  { href: '/samples/caliper-report-template.docx', words: 'Word template (DOCX)' },
];

/** What to upload, for someone who has never made a package. */
export function PackageHelp() {
  return (
    <section aria-labelledby="package-help" className="stack gap8 py12 px16 card">
      <h2 id="package-help" className="h4">
        What a package is
      </h2>
      <ul className={classes.points}>
        <li>
          A ZIP with a page for each chapter (<b translate="no">chapters/01-title.html</b>,{' '}
          <b translate="no">02-title.html</b> and so on) and their images (<b translate="no">images/</b>).
          Word documents (<b translate="no">.docx</b>) and pages saved by Word, Google Docs, LibreOffice or
          InDesign can stay as they are.
        </li>
        <li>
          Or one Word file (<b translate="no">.docx</b>), in which each Heading 1 begins a chapter.
        </li>
        <li>
          The first heading of a page is the title of its chapter. Tables and figures are known by their
          captions, such as “Table 2.1: Sales by region”.
        </li>
        <li>
          Hidden text, comments, tracked deletions, page headers and scripts are not published. The upload
          lists what it left out, and why a package is refused.
        </li>
      </ul>
      <p className="flex wrap gap8">
        {samples.map(({ href, words }) => (
          <a key={href} {...buttonLook({ size: 'sm' })} href={href} download>
            <Icon name="download" size={14} />
            {words}
          </a>
        ))}
      </p>
    </section>
  );
}
