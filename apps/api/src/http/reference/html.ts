/** Text that is already HTML; everything else is escaped when inserted. */
export interface Html {
  html: string;
}

type Piece = Html | string | number | false | null | undefined | readonly Piece[];

export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  const text = strings.map((string, index) => string + written(pieces[index])).join('');
  return { html: text };
}

function written(piece: Piece): string {
  if (piece === undefined || piece === null || piece === false) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escaped(String(piece));
  return 'html' in piece ? piece.html : piece.map(written).join('');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
