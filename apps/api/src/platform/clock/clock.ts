/** The process's idea of now. SQL uses the database's own; this is for what never reaches it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
