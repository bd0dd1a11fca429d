/** How long a page stands before it reloads, in milliseconds: long enough to read what it says. */
export const reloadDelays = {
  /** After the phone has been enrolled. */
  enrolled: 5000,
  /** Where the sign-in is no longer recent enough, by the step that found out. */
  stalePhone: 1500,
  staleCode: 5000,
  stalePassword: 5000,
} as const;
