/** The process's clock. SQL uses the database's; this is for what never reaches the database. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Times on the wire. */
export function epochSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
