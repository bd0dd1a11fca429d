import { escaped } from './writing/html.ts';

const style = `<style>
<!--
 /* Font Definitions */
 @font-face {font-family:"Cambria Math"; panose-1:2 4 5 3 5 4 6 3 2 4;}
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
 p.MsoCaption {margin-bottom:10.0pt; font-size:9.0pt; font-weight:bold;}
 @page WordSection1 {size:595.3pt 841.9pt; margin:70.85pt;}
 div.WordSection1 {page:WordSection1;}
-->
</style>`;

/** A report as Word saves it in filtered HTML: its own classes, captions as paragraphs, windows-1252. */
export function wordDocument(title: string, body: string): Buffer {
  const html = `<html>

<head>
<meta http-equiv=Content-Type content="text/html; charset=windows-1252">
<meta name=Generator content="Microsoft Word 15 (filtered)">
<title>${escaped(title)}</title>
${style}
</head>

<body lang=EN-GB style='word-wrap:break-word'>

<div class=WordSection1>

${inWordsOfWord(body)}

</div>

</body>

</html>
`;
  return windows1252(html);
}

function inWordsOfWord(body: string): string {
  return body
    .replaceAll(/<table[^>]*>\s*<caption>(.*?)<\/caption>/gs, (_, caption: string) => {
      const line = caption.replace('<br>', ', ').replaceAll(/<\/?span>/g, '');
      return `<p class=MsoCaption>${line}</p>\n<table class=MsoNormalTable border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>`;
    })
    .replaceAll(/<p(?: class="note")?>/g, '<p class=MsoNormal>')
    .replaceAll('</p>', '<o:p></o:p></p>')
    .replaceAll(/<(td|th)(?=[ >])/g, '<$1 valign=top');
}

/** Characters outside Word's code page are written as numeric references, as Word does. */
function windows1252(text: string): Buffer {
  const bytes = [...text].flatMap((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (code < 128 || (code >= 160 && code < 256)) return [code];
    const known = special[sign];
    return known ? [known] : [...Buffer.from(`&#${code};`, 'latin1')];
  });
  return Buffer.from(bytes);
}

const special: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};
