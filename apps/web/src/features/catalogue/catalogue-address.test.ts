import type { Section } from '@caliper/contract/catalogue/catalogue.values.ts';
import { categories } from '@caliper/contract/catalogue/categories.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { remember, resetClientState } from '../../lib/remembered/client-state.ts';
import { firstCallAt } from '../../lib/session/early.ts';
import { cataloguePageQuery } from './catalogue.queries.ts';
import {
  addressOf,
  bareSection,
  type CatalogueView,
  choose,
  chooseCategory,
  chooseFilter,
  chooseSubCategory,
  defaultView,
  lastAddress,
  readView,
  rememberView,
} from './catalogue-address.ts';
import { filterLabel, quickFiltersOf } from './section-words.ts';

function at(address: string): CatalogueView | null {
  const [path = '', search = ''] = address.split('?');
  return readView(path, search);
}

function seen(address: string): CatalogueView {
  const view = at(address);
  if (!view) throw new Error(`${address} names nothing`);
  return view;
}

const everythingChosen = seen('/catalog/orthopedics/trauma?region=Europe&year=2025&page=2');

describe('quick filters', () => {
  test.each<[Section, string[], string[]]>([
    [
      'catalog',
      ['Subscriptions', 'Favorites', 'Custom Reports', 'All Reports'],
      ['/catalog/subscriptions', '/catalog/favorites', '/catalog/custom-reports', '/catalog/all-reports'],
    ],
    [
      'medsku',
      ['Subscriptions', 'Favorites', 'All MedSKU'],
      ['/medsku/subscriptions', '/medsku/favorites', '/medsku/all-medsku'],
    ],
    [
      'pt',
      ['Subscriptions', 'Favorites', 'All Procedure Tracker'],
      ['/pt/subscriptions', '/pt/favorites', '/pt/all-procedure-tracker'],
    ],
    [
      'survey',
      ['Subscriptions', 'Favorites', 'All Surveys'],
      ['/survey/subscriptions', '/survey/favorites', '/survey/all-surveys'],
    ],
  ])(
    'CAT-11 /%s has its own quick filters, each with an address made of its words',
    (section, labels, addresses) => {
      const filters = quickFiltersOf(section);
      expect(filters.map((filter) => filterLabel(section, filter))).toEqual(labels);
      expect(filters.map((filter) => addressOf(chooseFilter(section, filter)))).toEqual(addresses);
      expect(addresses.map((address) => at(address)?.filter)).toEqual(filters);
    },
  );

  test('CAT-20 choosing a quick filter resets everything else', () => {
    const { section } = everythingChosen;
    expect(addressOf(chooseFilter(section, 'favorites'))).toBe('/catalog/favorites');
    expect(seen('/catalog/favorites')).toEqual(chooseFilter('catalog', 'favorites'));
  });

  test('CAT-33 a section opens with Subscriptions, and with all regions and years', () => {
    expect(defaultView('catalog')).toMatchObject({ filter: 'subscriptions', region: null, year: null });
    expect(defaultView('pt')).toMatchObject({ filter: 'subscriptions', region: null });
    expect(bareSection('/catalog')).toBe('catalog');
    expect(bareSection('/pt/')).toBe('pt');
    expect(bareSection('/catalog/favorites')).toBeNull();
  });
});

describe('categories', () => {
  test.each(['catalog', 'medsku', 'pt', 'survey'] as const)(
    'CAT-12 under /%s every category and sub-category has its address, and is found there',
    (section) => {
      const all = chooseFilter(section, 'all');
      for (const { url, subCategories } of categories) {
        const category = chooseCategory(all, url);
        expect(addressOf(category)).toBe(`/${section}/${url}`);
        expect(at(addressOf(category))).toEqual(category);
        for (const one of subCategories) {
          const subCategory = chooseSubCategory(category, one.url);
          expect(addressOf(subCategory)).toBe(`/${section}/${url}/${one.url}`);
          expect(at(addressOf(subCategory))).toEqual(subCategory);
        }
      }
    },
  );

  test('CAT-40 with the other quick filters the path stays and the category is in the query', () => {
    const dental = chooseCategory(chooseFilter('catalog', 'subscriptions'), 'dental');
    expect(addressOf(dental)).toBe('/catalog/subscriptions?category=dental');
    const implants = chooseSubCategory(dental, 'implants');
    expect(addressOf(implants)).toBe('/catalog/subscriptions?category=dental&subCategory=implants');
    expect(at(addressOf(implants))).toEqual(implants);
  });

  test('CAT-21 choosing a category resets region, year and sub-category', () => {
    expect(addressOf(chooseCategory(everythingChosen, 'dental'))).toBe('/catalog/dental');
  });

  test('CAT-21 choosing a sub-category resets the region and keeps the year', () => {
    expect(addressOf(chooseSubCategory(everythingChosen, 'bracing'))).toBe(
      '/catalog/orthopedics/bracing?year=2025',
    );
  });

  test('CAT-21 a reset clears category, sub-category and year', () => {
    expect(addressOf(chooseCategory(everythingChosen, null))).toBe('/catalog/all-reports');
    const mine = seen('/catalog/favorites?category=dental&subCategory=implants&year=2024');
    expect(addressOf(chooseCategory(mine, null))).toBe('/catalog/favorites');
  });
});

describe('the rest of the address', () => {
  test('region, year and page are read as they were written', () => {
    const view = choose(seen('/medsku/dental'), { region: 'North America', year: 2024, page: 3 });
    expect(addressOf(view)).toBe('/medsku/dental?region=North+America&year=2024&page=3');
    expect(at(addressOf(view))).toEqual(view);
  });

  test('another region or year starts at the first page', () => {
    expect(choose(everythingChosen, { region: 'Africa' }).page).toBe(1);
    expect(choose(everythingChosen, { year: null }).page).toBe(1);
  });

  test.each(['region=Atlantis', 'year=soon', 'year=1066', 'page=0', 'page=-1', 'page=1e9', 'utm=mail'])(
    '%s is no choice, so the page shows all',
    (search) => {
      expect(at(`/catalog/subscriptions?${search}`)).toEqual(defaultView('catalog'));
    },
  );

  test.each([
    '/catalog/no-such-category',
    '/catalog/dental/no-such-sub-category',
    '/catalog/dental/spinal-implants',
    '/catalog/dental/implants/more',
    '/catalog/subscriptions/dental',
    '/catalog/subscriptions?category=no-such-category',
    '/catalog/subscriptions?subCategory=implants',
    '/catalog/all-medsku',
    '/medsku/custom-reports',
    '/elsewhere/subscriptions',
  ])('%s names nothing that exists', (address) => {
    expect(at(address)).toBeNull();
  });
});

beforeEach(resetClientState);

test('NAV-18 a section opens with the filters it was left with, which do not affect other sections', () => {
  rememberView(choose(chooseCategory(defaultView('medsku'), 'orthopedics'), { region: 'Europe' }));
  expect(lastAddress('medsku')).toBe('/medsku/subscriptions?category=orthopedics&region=Europe');
  expect(lastAddress('pt')).toBe('/pt/subscriptions');
});

test.each(['https://evil.example/pt/all', '/medsku/favorites', '/pt/nothing-like-it', ''])(
  'NAV-18 an address that does not fit the section is ignored: %s',
  (kept) => {
    remember('catalogue', { pt: kept });
    expect(lastAddress('pt')).toBe('/pt/subscriptions');
  },
);

test('FAST-05 what is asked before the program runs is what the list then asks for', async () => {
  const views = [
    ...quickFiltersOf('catalog').map((filter) => chooseFilter('catalog', filter)),
    ...categories.map(({ url }) => chooseCategory(chooseFilter('catalog', 'all'), url)),
  ];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({});
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const view of views) await new QueryClient().fetchQuery(cataloguePageQuery(view));
  expect(views.map((view) => firstCallAt({ pathname: addressOf(view), search: '' }))).toEqual(asked);
  expect(firstCallAt({ pathname: '/catalog/all-reports', search: '?year=2025' })).toBeNull();
  expect(firstCallAt({ pathname: '/catalog', search: '' })).toBeNull();
});

test('HOME-02 the order of a list is in its address, and stays when a category is chosen', () => {
  const view = choose(chooseFilter('catalog', 'subscriptions'), { sort: 'title' });
  expect(addressOf(view)).toBe('/catalog/subscriptions?sort=title');
  expect(at(addressOf(view))).toEqual(view);
  expect(at('/catalog/subscriptions?sort=newest')?.sort).toBeNull();
  expect(at('/catalog/subscriptions?sort=size')?.sort).toBeNull();
  expect(chooseCategory(view, 'dental').sort).toBe('title');
  expect(chooseFilter('catalog', 'favorites').sort).toBeNull();
});
