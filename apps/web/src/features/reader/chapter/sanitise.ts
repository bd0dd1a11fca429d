import createDOMPurify from 'dompurify';

/** Exactly what the server writes into a chapter. Anything else is removed. */
const tags = `a b br code em i img s small span strong sub sup u h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd
  table caption thead tbody tfoot tr th td figure figcaption blockquote pre hr
  math menclose mfrac mi mmultiscripts mn mo mover mpadded mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup
  msup mtable mtd mtext mtr munder munderover`.split(/\s+/);

const address = /^(?:https?:\/\/|mailto:|tel:|#(?:b-[\w-]+|chapter-\d{1,4}(?::b-[\w-]+)?)$)/i;
const count = /^\d{1,6}$/;
const flag = /^(?:true|false)$/;
const declaration =
  /^(?:text-align: (?:left|right|center|justify)|vertical-align: (?:top|middle|bottom|baseline|sub|super)|font-weight: (?:bold|normal|[1-9]00)|font-style: (?:italic|normal)|text-decoration: (?:underline|line-through)|caption-side: bottom|width: [\d.]{1,6}%)$/;

type Check = (value: string) => boolean;
const like =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value);

/** The attributes, each with its permitted values. */
const attributes = new Map<string, Check>([
  ['id', like(/^b-[\w-]+$/)],
  ['href', like(address)],
  ['rel', like(/^noopener noreferrer$/)],
  ['target', like(/^_blank$/)],
  ['style', (value) => value.split('; ').every(like(declaration))],
  ['colspan', like(count)],
  ['rowspan', like(count)],
  ['scope', like(/^(?:col|row|colgroup|rowgroup)$/)],
  ['start', like(/^-?\d{1,6}$/)],
  ['type', like(/^[1aAiI]$/)],
  ['data-note', like(/^$/)],
  ['data-image', like(/^[\w-]+\.[a-z]+$/)],
  ['alt', () => true],
  ['width', like(count)],
  ['height', like(count)],
  ['data-table', like(count)],
  ['data-kind', like(/^[a-z ]+$/)],
  ['alttext', () => true],
  ['display', like(/^(?:block|inline)$/)],
  ['scriptlevel', like(/^[+-]?\d$/)],
  ...['mathvariant', 'form', 'columnalign', 'rowalign', 'notation'].map(
    (name) => [name, like(/^[a-z -]{1,200}$/)] as const,
  ),
  ...['lspace', 'rspace', 'linethickness'].map((name) => [name, like(/^-?[\d.]{1,8}[a-z%]{0,2}$/)] as const),
  ['columnspan', like(count)],
  ...['displaystyle', 'stretchy', 'fence', 'separator', 'accent', 'accentunder'].map(
    (name) => [name, like(flag)] as const,
  ),
  ...['largeop', 'movablelimits', 'symmetric'].map((name) => [name, like(flag)] as const),
]);

type Purifier = ReturnType<typeof createDOMPurify>;
let purifier: Purifier | null = null;

/** Our own instance: its hooks affect no one else. */
function purify(): Purifier {
  if (purifier) return purifier;
  purifier = createDOMPurify(window);
  purifier.addHook('uponSanitizeAttribute', (node, data) => {
    const isAddressed = data.attrName !== 'href' || node.localName === 'a';
    if (!isAddressed || !attributes.get(data.attrName)?.(data.attrValue)) data.keepAttr = false;
  });
  purifier.addHook('afterSanitizeAttributes', closeOff);
  return purifier;
}

/** A link to another site opens in a new window and sends no referrer. */
function closeOff(node: Element): void {
  if (node.localName !== 'a') return;
  const href = node.getAttribute('href');
  if (href === null || href.startsWith('#')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
}

/** The server has sanitised chapters already; this is a second line of defence in the browser. */
export function sanitise(html: string): DocumentFragment {
  // A frameset leaves nothing, whatever the types say.
  const clean: DocumentFragment | null = purify().sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: [...attributes.keys()],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: address,
    // DOMPurify treats every other attribute as an address; the checks above are stricter.
    ADD_URI_SAFE_ATTR: [...attributes.keys()].filter((name) => name !== 'href'),
    RETURN_DOM_FRAGMENT: true,
  });
  clean?.normalize();
  return clean ?? document.createDocumentFragment();
}
