/** Pages that try to get something past the sanitiser. */
const direct = String.raw`
<script>alert(1)</script>
<SCRIPT SRC=https://x.example/a.js></SCRIPT>
<scr<script>ipt>alert(1)</scr</script>ipt>
<script>alert(1)
<script/src=//x.example>
<svg/onload=alert(1)>
<svg><script>alert(1)</script></svg>
<svg><script href="data:,alert(1)"/></svg>
<svg><animate onbegin=alert(1) attributeName=x dur=1s>
<svg><a xlink:href="javascript:alert(1)"><text x=20 y=20>x</text></a></svg>
<svg><set attributeName=href to="javascript:alert(1)">
<svg><use href="data:image/svg+xml,<svg id=x><script>alert(1)</script></svg>#x"/></svg>
<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>
<svg><style><img src=x onerror=alert(1)></style></svg>
<math><mi xlink:href="javascript:alert(1)">x</mi></math>
<math href="javascript:alert(1)">x</math>
<math><maction actiontype="statusline#https://x.example" xlink:href="javascript:alert(1)">x</maction></math>
<math><mtext><img src=x onerror=alert(1)></mtext><mi>y</mi></math>
<math><mi onclick=alert(1) style="background:url(//x.example)" id=x class=y>x</mi></math>
<math><semantics><mi>x</mi><annotation encoding="text/html"><script>alert(1)</script></annotation></semantics></math>
<math><mrow href="https://x.example" display="block" alttext="<script>">x<mo>&lt;/math&gt;&lt;script&gt;alert(1)</mo></mrow></math>
<math><mi>x</mi><mglyph src=https://x.example/a.png /><ms lquote="<script>">y</ms><mn>1</mn></math>
<math alttext='"><script>alert(1)</script>'><mn>2</mn></math>
<math><mi>a</mi><svg><style><img src=x onerror=alert(1)></style></svg><mi><b onclick=alert(1)>c</b></mi></math>
<math><mstyle mathbackground="url(//x.example)" mathcolor="red"><mfenced open="<img src=x onerror=alert(1)>"><mi>x</mi></mfenced></mstyle></math>
<img src=x onerror=alert(1)>
<img src=x onerror='alert(1)'>
<img/src=x/onerror=alert(1)>
<img src="x" ONERROR="alert(1)">
<img src=x o&#110;error=alert(1)>
<img src="javascript:alert(1)">
<img src="java&#10;script:alert(1)">
<img src="https://x.example/pixel.gif">
<img src=//x.example/pixel.gif>
<img srcset="https://x.example/1.png 1x, //x.example/2.png 2x">
<img lowsrc="javascript:alert(1)" dynsrc="javascript:alert(1)" src=x>
<img src=x usemap="#m"><map name=m><area href="javascript:alert(1)" shape=default></map>
<img src=x longdesc="javascript:alert(1)">
<picture><source srcset="https://x.example/a.png"><img src=x></picture>
<body onload=alert(1)>
<body background="javascript:alert(1)">
<body onpageshow=alert(1) onhashchange=alert(1)>x
<iframe src="javascript:alert(1)"></iframe>
<iframe srcdoc="<script>alert(1)</script>"></iframe>
<iframe src=https://x.example></iframe>
<frameset><frame src="javascript:alert(1)"></frameset>
<object data="javascript:alert(1)"></object>
<object data="data:text/html,<script>alert(1)</script>"></object>
<embed src="javascript:alert(1)">
<applet code=x archive=https://x.example/a.jar></applet>
<form action="javascript:alert(1)"><input type=submit></form>
<form><button formaction="javascript:alert(1)">x</button></form>
<form id=f></form><button form=f formaction=https://x.example>x</button>
<input onfocus=alert(1) autofocus>
<input type=image src=x onerror=alert(1)>
<select onfocus=alert(1) autofocus><option>x</select>
<textarea onfocus=alert(1) autofocus>x</textarea>
<keygen onfocus=alert(1) autofocus>
<isindex type=image src=1 onerror=alert(1)>
<video src=x onerror=alert(1)></video>
<video><source onerror=alert(1)></video>
<video poster="javascript:alert(1)"></video>
<audio src=x onerror=alert(1)></audio>
<marquee onstart=alert(1)>x</marquee>
<marquee behavior=alternate onbounce=alert(1)>x</marquee>
<details open ontoggle=alert(1)>x</details>
<dialog open onclose=alert(1)>x</dialog>
<base href="javascript:alert(1)//">
<base href=https://x.example/ target=_top>
<link rel=stylesheet href=https://x.example/a.css>
<link rel=import href=https://x.example/a.html>
<link rel=prefetch href=//x.example/a>
<meta http-equiv=refresh content="0;url=javascript:alert(1)">
<meta http-equiv="Content-Security-Policy" content="default-src *">
<meta charset=utf-7>+ADw-script+AD4-alert(1)+ADw-/script+AD4-
<style>@import 'https://x.example/a.css';</style>
<style>body{background:url(https://x.example/a.png)}</style>
<style>*{x:expression(alert(1))}</style>
<style><!--</style><script>alert(1)</script>--></style>
<div style="background:url(javascript:alert(1))">x</div>
<p style="width:expression(alert(1))">x</p>
<p style="behavior:url(x.htc)">x</p>
<p style="-moz-binding:url(https://x.example/x.xml#x)">x</p>
<p style="background:\75\72\6c(https://x.example/a.png)">x</p>
<p style="text-align:right;background:url('//x.example')">x</p>
<p style="text-align:center}*{background:url(//x.example)">x</p>
<p style="position:fixed;inset:0;z-index:9999">x</p>
<p style="text-align:expression(alert(1))">x</p>
<p style="text-align:right;text-align:url(x)">x</p>
<p style="content:'</style><script>alert(1)</script>'">x</p>
<span style="font-weight:bold;--x:url(//x.example)">x</span>
<td style="width:100%;background-image:url(//x.example)">x</td>
<a href="javascript:alert(1)">x</a>
<a href="JaVaScRiPt:alert(1)">x</a>
<a href=" javascript:alert(1)">x</a>
<a href="java&#9;script:alert(1)">x</a>
<a href="java&#x0A;script:alert(1)">x</a>
<a href="&#1;javascript:alert(1)">x</a>
<a href="javascript&colon;alert(1)">x</a>
<a href="&#106;&#97;&#118;&#97;script:alert(1)">x</a>
<a href="vbscript:msgbox(1)">x</a>
<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>
<a href="file:///etc/passwd">x</a>
<a href="blob:https://x.example/1">x</a>
<a href="view-source:https://x.example">x</a>
<a href="feed:javascript:alert(1)">x</a>
<a href="//x.example/a">x</a>
<a href="\\x.example\a">x</a>
<a href="https:x.example">x</a>
<a href="https://x.example/&quot;onclick=alert(1)">x</a>
<a href="https://x.example" onclick=alert(1)>x</a>
<a href="https://x.example" ping=https://x.example/p>x</a>
<a href="https://x.example" target=_self rel=opener>x</a>
<a href="https://x.example/" style="position:fixed">x</a>
<a href=https://x.example><a href=javascript:alert(1)>x</a></a>
<a href="#"onmouseover=alert(1)>x</a>
<a name="x" href="#x">x</a><p id=x>y</p>
<a id=location name=cookie>x</a><form name=body></form>
<img name=getElementById src=x>
<p id="__proto__">x</p><a href="#__proto__">y</a>
<p id="constructor">x</p><a href="#constructor">y</a><constructor>z</constructor>
<p id='"><script>alert(1)</script>'>x</p>
<p class="MsoNormal" onclick=alert(1)>x</p>
<p data-image="x" data-kind="<script>">x</p>
<table data-kind='"><img src=x onerror=alert(1)>'><tr><td>x</table>
<table background=https://x.example/a.png><tr><td background=//x.example>x</table>
<td colspan="99999999999">x</td>
<table><tr><td colspan=99999999 rowspan=-1>x</table>
<ol start="1e99" type="javascript:">x<li value=x>y</ol>
`;

const mutation = String.raw`
<noscript><p title="</noscript><img src=x onerror=alert(1)>">
<title><a title="</title><img src=x onerror=alert(1)>">
<textarea><a title="</textarea><img src=x onerror=alert(1)>">
<style><a title="</style><img src=x onerror=alert(1)>">
<xmp><a title="</xmp><img src=x onerror=alert(1)>">
<noembed><a title="</noembed><img src=x onerror=alert(1)>">
<noframes><a title="</noframes><img src=x onerror=alert(1)>">
<iframe><a title="</iframe><img src=x onerror=alert(1)>">
<template><a title="</template><img src=x onerror=alert(1)>">
<plaintext><img src=x onerror=alert(1)>
<listing>&lt;img src=x onerror=alert(1)&gt;</listing>
<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">
<svg><p><style><img src="</style><img src=x onerror=alert(1)//">
<svg><title><style><img src="</style><img src=x onerror=alert(1)>">
<svg><desc><noscript></noscript><style><a title="</style><img src onerror=alert(1)>">
<svg><foreignObject><p><style><!--</style><img src=x onerror=alert(1)>--></style>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">
<math><mtext><table><mglyph><style><math><img src onerror=alert(1)>
<math><mtext><option><FAKEFAKE><option></option><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=alert(1) src=1>">
<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml>
<math><annotation-xml encoding="text/html"><p><style><!--</style><img src=x onerror=alert(1)>-->
<math><mi><table><malignmark><style><img src=x onerror=alert(1)>
<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>
<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">
<svg><![CDATA[><image xlink:href="]]><img src=xx:x onerror=alert(1)//"></svg>
<![CDATA[<script>alert(1)</script>]]>
<!--><img src=x onerror=alert(1)>-->
<!---!><img src=x onerror=alert(1)>-->
<!--[if gte IE 4]><script>alert(1)</script><![endif]-->
<![if !mso]><script>alert(1)</script><![endif]>
<!-- --!><script>alert(1)</script>-->
<?xml version="1.0"?><script>alert(1)</script>
<?php echo '<script>alert(1)</script>' ?>
<!doctype html [<!ENTITY x "<script>alert(1)</script>">]><p>&x;</p>
<xml id=x><![CDATA[<img src=x onerror=alert(1)>]]></xml>
<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>
<p>&amp;lt;script&amp;gt;</p>
<p>&#60;img src=x onerror=alert(1)&#62;</p>
<pre>&lt;script&gt;&#10;&#10;alert(1)</pre>
<code>&lt;/code&gt;&lt;script&gt;alert(1)&lt;/script&gt;</code>
<table><style><img src=x onerror=alert(1)></style><tr><td>x</table>
<table><tr><td><form><tr><td></form><script>alert(1)</script></table>
<table><a href=javascript:alert(1)><tr><td>x</td></tr></a></table>
<table><caption><table><caption><script>alert(1)</script></caption></table></caption></table>
<table><p><table><p><table><p>x</table></table></table>
<select><template><script>alert(1)</script></template></select>
<select><svg><style><img src=x onerror=alert(1)></style></svg></select>
<p><b><p><b><p><i><a href=javascript:alert(1)>x</b></p>
<b><i><u><s><b><i><u><s><p>x</b></i></u></s>
<a><b><a><b><p><a>x</a></b></a>
<h1><h2><h3>x</h1></h2><script>alert(1)</script>
<li><li><ul><li></ul><dl><dd><dt>x<dd><ul><p>
<blockquote cite="javascript:alert(1)">x</blockquote>
<q cite="javascript:alert(1)">x</q>
<del cite="javascript:alert(1)">x</del>
<font color="x" face="javascript:alert(1)" size=7 onclick=alert(1)>x</font>
<bgsound src="javascript:alert(1)">
<layer src="https://x.example/a.js"></layer>
<o:p onclick=alert(1)>x</o:p>
<v:imagedata src="https://x.example/a.png" onload=alert(1)>
<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>
<custom-element onclick=alert(1) is=x>x</custom-element>
<p is="x-script" contenteditable onbeforeinput=alert(1) slot=x part=x popover>x</p>
<img src=x alt="&quot;><script>alert(1)</script>">
<img src=x alt='--><script>alert(1)</script>'>
<img data-image="https://x.example/a.png" alt=x>
<img data-image='"><script>alert(1)</script>'>
<figure onclick=alert(1)><img src=x><figcaption><script>alert(1)</script>y</figcaption></figure>
<figure><figure><figcaption>x<figcaption>y</figure><table><tr><td>z</table></figure>
<nobr><nobr><p><nobr>x
<ruby><rt><script>alert(1)</script></rt></ruby>
<image src=x onerror=alert(1)>
<portal src=https://x.example onload=alert(1)>
<fencedframe src=https://x.example></fencedframe>
<object><param name=src value="javascript:alert(1)"><embed src=//x.example></object>
<p xmlns="http://www.w3.org/2000/svg" xml:base="javascript:">x</p>
<p><![endif]--><script>alert(1)</script>
<a href="https://x.example/\"><img src=x onerror=alert(1)>">x</a>
<p>\u003cscript\u003ealert(1)\u003c/script\u003e</p>
`;

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

export const hostilePages: string[] = [
  ...lines(direct),
  ...lines(mutation),
  '<p>\0<scr\0ipt>alert(1)</scr\0ipt></p>',
  '<p>\ud800 lone, \uffff none, \u202e turned</p>',
  '<pre>\n\n\r\n&#13;&#10;x\r</pre>',
  '<a href="#nowhere"><br></a>x<a href="#nowhere">y<br></a>',
  '<ul><svg>x<h1>y</h1></ul>',
  '<img src=x\u3000onerror=alert(1)>',
  '<a href="\u0001\u0002 javascript:alert(1)">x</a>',
  '<a href="\u2028javascript:alert(1)">x</a>',
  `${'<div>'.repeat(150)}<script>alert(1)</script>`,
  `${'<b>'.repeat(150)}x`,
  `<p ${'a'.repeat(5000)}=x onclick=alert(1)>x</p>`,
  '<p onclick\n=\nalert(1)>x</p>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<a href="jav\tascript:alert(1)">x</a>',
];
