/** Several manufacturers may use the same SKU. */
export interface Article {
  sku: string;
  manufacturer: string;
}

/** In the address, and as the key of a row. */
export function articleText({ sku, manufacturer }: Article): string {
  return [sku, manufacturer].map((part) => part.replace(/[%|]/g, encodeURIComponent)).join('|');
}

/** Each article once; a text that does not name both parts is passed over. */
export function articlesIn(texts: readonly string[]): Article[] {
  return [...new Set(texts)].flatMap((text) => {
    const [sku, manufacturer, ...rest] = text.split('|').map(decode);
    return sku && manufacturer && rest.length === 0 ? [{ sku, manufacturer }] : [];
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The SKU alone, with its manufacturer where several articles share the number. */
export function articleName({ sku, manufacturer }: Article, among: readonly Article[]): string {
  const isShared = among.filter((one) => one.sku === sku).length > 1;
  return isShared ? `${sku}, ${manufacturer}` : sku;
}
