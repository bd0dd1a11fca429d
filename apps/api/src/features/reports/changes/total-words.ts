const total =
  /^(?:(?:grand |sub-?)?totals?\b|all (?!others?\b)|all$|sum\b|overall\b|gesamt|summe\b|insgesamt\b)|\btotal$|,? \(?\d+ (?:countries|markets|regions|companies|segments)\)?$/i;

/** Whether a label says that its figures are the sum of others. */
export function isTotal(label: string): boolean {
  return label.length < 80 && total.test(label.trim());
}
