/**
 * The addresses of a list as people paste it: separated by commas, semicolons, spaces or lines, or as a mail program
 * writes them, 'Doe, Jane <jane@acme.example>'. What is no address stays in the list, so that nobody is left out
 * unnoticed.
 */
export function addressesIn(text: string): string[] {
  const found = text
    .split(/[;\n\r]/)
    .flatMap((part) => (part.includes('<') ? inBrackets(part) : words(part)));
  return [...new Map(found.map((address) => [address.toLowerCase(), address])).values()];
}

/** Beside addresses in brackets, other words are names. */
function inBrackets(part: string): string[] {
  return words(part.replace(/[<>]/g, ' ')).filter((word) => word.includes('@'));
}

function words(part: string): string[] {
  return part
    .split(/[\s,]+/)
    .map((word) => word.replace(/^["'(]+|["')]+$/g, ''))
    .filter((word) => word !== '');
}

/** Whether this is more than one address, and not one that is mistyped. */
export function isList(text: string): boolean {
  return addressesIn(text).filter((word) => word.includes('@')).length > 1;
}
