import { largestUpload } from '@caliper/contract/limits.ts';
import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { HelpPicture } from './help-picture.tsx';
import picture from './pictures/uploading-reports.webp';

export function UploadingReports() {
  return (
    <>
      <p>
        A report is published as one ZIP on the page <Link to={paths.adminReportUpload}>Report Upload</Link>.
        People with the role publications have the same page in their own menu.
      </p>
      <h3>What goes into the ZIP</h3>
      <ul>
        <li>
          <code translate="no">chapters/01-introduction.html</code>, <code translate="no">chapters/02-…</code>
          : one file for each chapter. The number gives the order, the first heading the title.
        </li>
        <li>
          <code translate="no">images/</code>: the pictures of the chapters, as PNG, JPEG, GIF, WebP or SVG.
        </li>
        <li>
          <code translate="no">preview.pdf</code> and <code translate="no">toc.pdf</code>, if you have them.
          Otherwise both are made from the chapters; such a preview has titles and no text.
        </li>
      </ul>
      <p>
        A single long HTML file is split at its main headings, and filtered HTML from Word is accepted as it
        is. The ZIP may be up to {largestUpload}.
      </p>
      <h3>A new report</h3>
      <ol>
        <li>
          Choose Category and Sub Category, and leave Past Upload at <strong>None (reset form)</strong>.
        </li>
        <li>Fill in title, year, region, icon and description.</li>
        <li>
          Untick <strong>Includes writeup</strong> only for a report that has no chapters to read. The ZIP is
          then optional.
        </li>
        <li>
          Choose the ZIP, press <strong>Upload</strong>, and leave the page open until it says that the upload
          succeeded.
        </li>
      </ol>
      <h3>A correction, or next year's edition</h3>
      <p>
        To correct a report, choose it under Past Upload: the form fills itself in and the title is locked.
        Readers go on reading the old text until the new one is complete. A new year is a new report with the
        same title and region; readers are led from the old edition to the new one.
      </p>
      <h3>When a package is refused</h3>
      <p>
        Nothing has been changed. The page lists what to correct, with file and line. Fix it and upload the
        whole ZIP again.
      </p>
      <HelpPicture
        src={picture}
        alt="The page Report Upload: category, sub-category, past upload, title, year, region and icons"
        caption="The form of Report Upload"
      />
    </>
  );
}
