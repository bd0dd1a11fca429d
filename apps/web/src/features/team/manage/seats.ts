export interface SeatCount {
  licenses: number;
  used: number;
  /** Null while unknown. */
  invited: number | null;
}

export function seatsSentence({ licenses, used, invited }: SeatCount): string {
  const inUse = `${used} of ${licenses} ${licenses === 1 ? 'license' : 'licenses'} in use`;
  if (!invited) return inUse;
  return `${inUse}, ${invited} ${invited === 1 ? 'invitation' : 'invitations'} open`;
}

/** How far enabled people and open invitations fill the licenses, from 0 to 1 and never past the end. */
export function seatShares({ licenses, used, invited }: SeatCount): { used: number; invited: number } {
  const share = (count: number) => (licenses === 0 ? 0 : Math.min(count / licenses, 1));
  const own = share(used);
  return { used: own, invited: Math.min(share(invited ?? 0), 1 - own) };
}
