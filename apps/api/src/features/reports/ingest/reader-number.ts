/**
 * Counts the ways in which packages have been read. A change after which a package may come out differently counts it up:
 * what is stored is then read again, and what comes out differently waits for staff (docs/decisions/0040).
 */
export const readerNumber = 2;
