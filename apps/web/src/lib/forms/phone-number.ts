/** Also the invisible marks that come along when a number is copied from a list of contacts. */
const written = /^[+\d\s()[\]./\-\u2010-\u2015\u2212\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/;

/** A number as it is dialled. One with an extension or a remark stays as it was written. */
export function tidyPhone(text: string): string {
  const phone = text.trim();
  if (!written.test(phone)) return phone;
  // In +44 (0)20 the zero is only dialled at home.
  return phone.replace(/^([^(]*\+[^(]*)\(0\)/, '$1').replace(/[^+\d]/g, '');
}

/** The number with this country's code in place of another one, or of the zero that is only dialled at home. */
export function withCallingCode(text: string, code: string, codes: readonly string[]): string {
  const phone = tidyPhone(text);
  const known = codes.filter((one) => phone.startsWith(`+${one}`)).sort((a, b) => b.length - a.length);
  if (phone.startsWith('+')) return `+${code}${phone.slice(1 + (known[0]?.length ?? 0))}`;
  // Italian numbers keep their zero.
  return `+${code}${code === '39' ? phone : phone.replace(/^0/, '')}`;
}
