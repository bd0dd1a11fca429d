/** For journeys that look into a spreadsheet, with a reader that did not write it. */
export { readSheet } from 'read-excel-file/node';
