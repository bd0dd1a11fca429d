import { type Category, categories, type SubCategory } from '@caliper/contract/catalogue/categories.ts';

export function categoryAt(url: string | null): Category | undefined {
  return categories.find((category) => category.url === url);
}

export function subCategoryAt(category: string, url: string | null): SubCategory | undefined {
  return categoryAt(category)?.subCategories.find((subCategory) => subCategory.url === url);
}

/** Where an item is filed, as shown in its row; some categories have no sub-categories. */
export function filingName(categoryId: number, subCategoryId: number): string | undefined {
  const category = categories.find((one) => one.categoryId === categoryId);
  const subCategory = category?.subCategories.find((one) => one.subCategoryId === subCategoryId);
  return subCategory?.text ?? category?.text;
}
