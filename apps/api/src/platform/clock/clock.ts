/** The process's idea of now. SQL uses the database's own; this is for what never reaches it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Times on the wire. */
export function epochSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
