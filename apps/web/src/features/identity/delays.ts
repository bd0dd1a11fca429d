/** How long a page is shown before it reloads, in milliseconds: long enough to read its message. */
export const reloadDelays = {
  /** After the phone has been enrolled. */
  enrolled: 5000,
  /** When the sign-in is no longer recent enough, by the step that found out. */
  stalePhone: 1500,
  staleCode: 5000,
  stalePassword: 5000,
} as const;
