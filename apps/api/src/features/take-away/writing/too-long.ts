/** What a worker says of more rows than a sheet has: its message is all of an error that comes out of it. */
export const tooLong = 'More rows than a sheet has';
