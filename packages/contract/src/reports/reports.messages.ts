import { largestUpload } from '../limits.ts';
import type { ProblemText } from '../problem.ts';

const editionExists = 'There is already a report with this title, region and year.';

export const reportsProblems = {
  'package-refused': {
    status: 422,
    title: 'Package refused',
    detail:
      'The package was not accepted. Nothing was changed; correct the problems listed and upload it again.',
  },
  'upload-file-missing': {
    status: 422,
    title: 'No file',
    detail: 'Please choose a file.',
  },
  'upload-too-large': {
    status: 413,
    title: 'Upload too large',
    detail: `The file is larger than the maximum of ${largestUpload}.`,
  },
  'edition-exists': {
    status: 409,
    title: 'Edition exists',
    detail: `${editionExists} Choose it under Past Upload to update it.`,
  },
  'report-changed': {
    status: 409,
    title: 'Report changed',
    detail:
      'Someone else has changed this report in the meantime. Choose it again under Past Upload and repeat the upload.',
  },
  'title-locked': {
    status: 422,
    title: 'Title locked',
    detail: 'The title of a past upload cannot be changed here. Change it under Manage Reports.',
  },
  'report-subscribed': {
    status: 409,
    title: 'Report has subscribers',
    detail: 'ERROR: Cannot delete a report with active subscriptions!',
  },
  'report-given': {
    status: 409,
    title: 'Report is part of a MedCore report',
    detail:
      'This report has chapters in a MedCore report that companies have. Take them out of it, or take it back from the companies, before you delete the report.',
  },
  'sub-category-unknown': {
    status: 422,
    title: 'Unknown sub-category',
    detail: 'Please choose a sub-category of this category.',
  },
} as const satisfies Record<string, ProblemText>;

export const uploadTexts = {
  fileMissing: 'Please choose the contents ZIP of the report.',
  uploading: 'Uploading report...',
  stay: "Don't refresh/close the page",
  done: 'Successfully uploaded!',
  cancelled: 'The upload was cancelled. Nothing was changed.',
} as const;

export const manageTexts = {
  loading: 'Fetching catalog and calculating number of subscribers per report...',
  confirmDelete: 'Are you sure you want to delete this report?',
  deleted: 'Report deleted successfully!',
  edited: 'Report Edit Successful!',
  editionExists,
  hidden: '{name} - {year} will be hidden',
  shown: '{name} - {year} will be shown',
} as const;
