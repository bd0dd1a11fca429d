/** For journeys that check a spreadsheet, with a library other than the one that wrote it. */
export { readSheet } from 'read-excel-file/node';
