import { about } from './about.ts';
import { callSection } from './call.ts';
import { type Chapter, chapterId } from './chapters.ts';
import { type Html, html } from './html.ts';

/** Where the page loads its files from; all of them are our own, and nothing is inline. */
const root = '/api/docs';

/** The whole reference as one page: the contract, written out for people. */
export function referencePage(productName: string, chapters: readonly Chapter[]): string {
  const page = html`<!doctype html>
<html lang="en" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>API reference | ${productName}</title>
<link rel="icon" type="image/svg+xml" href="/mark.svg">
<link rel="stylesheet" href="${root}/reference.css">
<script src="/color-scheme.js"></script>
<script type="module" src="${root}/reference.js"></script>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<div class="columns">
${contents(chapters)}
<main id="calls" tabindex="-1">
${about(productName)}
${chapters.map(chapterSection)}
<p id="nothing" class="nothing" hidden>No call has all of these words.</p>
</main>
</div>
</body>
</html>
`;
  return page.html;
}

function contents(chapters: readonly Chapter[]): Html {
  return html`<nav class="contents" aria-label="Calls">
<form id="search" class="search" role="search" hidden>
<label for="words">Find a call</label>
<input id="words" name="q" type="search" autocomplete="off" spellcheck="false" placeholder="Word, path or problem">
<p id="found" role="status"></p>
</form>
<details id="list" open>
<summary>Contents</summary>
${chapters.map(chapterLinks)}
</details>
</nav>`;
}

function chapterLinks(chapter: Chapter): Html {
  const links = Object.entries(chapter.endpoints).map(([name, { summary, call }]) => {
    const [method] = call.split(' ');
    return html`<li><a href="#${name}" title="${summary}"><span>${name}</span> <small>${method}</small></a></li>`;
  });
  return html`<section><h2><a href="#${chapterId(chapter)}">${chapter.title}</a></h2><ul translate="no">${links}</ul></section>`;
}

function chapterSection(chapter: Chapter): Html {
  const calls = Object.entries(chapter.endpoints).map(([name, endpoint]) => callSection(name, endpoint));
  return html`<section class="chapter" aria-labelledby="${chapterId(chapter)}">
<h2 id="${chapterId(chapter)}">${chapter.title}</h2>
${calls}
</section>`;
}
