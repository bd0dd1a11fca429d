// Finds calls by the words of their sections. The page works without it: the search field appears with the script.
const form = document.getElementById('search');
const input = document.getElementById('words');
const found = document.getElementById('found');
const nothing = document.getElementById('nothing');
const list = document.getElementById('list');
const chapters = [...document.querySelectorAll('.chapter')];
const calls = [...document.querySelectorAll('.call')].map((section) => ({
  section,
  link: list.querySelector(`a[href="#${section.id}"]`).parentElement,
  words: `${section.id} ${section.textContent}`.toLowerCase(),
}));

function show(text) {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { section, link, words } of calls) {
    const fits = wanted.every((word) => words.includes(word));
    section.hidden = !fits;
    link.hidden = !fits;
    if (fits) count += 1;
  }
  for (const part of [...chapters, ...list.querySelectorAll('section')])
    part.hidden = !part.querySelector('.call:not([hidden]), li:not([hidden])');
  document.querySelector('.about-all').hidden = wanted.length > 0;
  nothing.hidden = count > 0;
  found.textContent = wanted.length === 0 ? '' : `${count} of ${calls.length} calls`;
}

// The search is kept in the address, so that it can be shared.
function remember(text) {
  const address = new URL(location.href);
  if (text) address.searchParams.set('q', text);
  else address.searchParams.delete('q');
  history.replaceState(null, '', address);
}

// Following a link to a call that the search has hidden clears the search.
function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.closest('[hidden]')) return;
  input.value = '';
  show('');
  remember('');
  target.scrollIntoView();
}

// The initial scheme was set before the first paint; without a choice in the portal, follow the system.
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => {
  if (/light|dark/.test(localStorage.getItem('caliper:color-scheme') ?? '')) return;
  document.documentElement.dataset.mantineColorScheme = dark.matches ? 'dark' : 'light';
};

const narrow = matchMedia('(max-width: 1000px)');
const fold = () => {
  list.open = !narrow.matches;
};

form.hidden = false;
form.addEventListener('submit', (event) => event.preventDefault());
input.addEventListener('input', () => {
  show(input.value.trim());
  remember(input.value.trim());
});
addEventListener('hashchange', reveal);
narrow.addEventListener('change', fold);
dark.addEventListener('change', follow);
fold();
input.value = new URLSearchParams(location.search).get('q') ?? '';
if (input.value) show(input.value);
reveal();
