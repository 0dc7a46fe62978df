import { expect, test } from 'vitest';
import { validMenu } from '../test/valid-menu.ts';
import { allergens, menuSchema } from './menu.ts';

/** The errors of a menu with one dish. */
function errorsOf(diet: string, allergen: string) {
  const dishes = [{ name: 'Soup', price: 6.5, diets: [diet], allergens: [allergen] }];
  const { error } = menuSchema.safeParse({ ...validMenu, sections: [{ title: 'Soups', dishes }] });
  return error?.issues.map(({ message }) => message) ?? [];
}

test('the menu can name each of the fourteen allergens of the law', () => {
  expect(new Set(allergens).size).toBe(14);
});

test.each([
  ['V', ['crustaceans', 'fish', 'molluscs']],
  ['VG', ['crustaceans', 'fish', 'molluscs', 'eggs', 'milk']],
  ['GF', ['gluten']],
])('a dish of the diet %s contains none of %s', (diet, allergens) => {
  for (const allergen of allergens)
    expect(errorsOf(diet, allergen)).toEqual([
      expect.stringContaining(`has ${allergen}, so its diets cannot include ${diet}`),
    ]);
  expect(errorsOf(diet, 'celery')).toEqual([]);
});
