/** Where a licence stands: it ended, or ends within so many days. In the order of urgency. */
export const endings = ['over', '10', '30', '60', '90'] as const;
export type Ending = (typeof endings)[number];

/** All clients, or those that the viewer looks after. */
export const whoseClients = ['everybody', 'mine'] as const;
export type Whose = (typeof whoseClients)[number];

/** How a client uses what it has. */
export const healths = ['good', 'watch', 'at risk'] as const;
export type Health = (typeof healths)[number];

/** For how long one looks back at what clients wanted, in days. */
export const wantedDays = ['7', '30', '90'] as const;
