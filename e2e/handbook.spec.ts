import { expect, expectAccessible, test } from './fixtures.ts';

test('the handbook is found from the papers, searched by title and text, and read on from article to article', async ({
  page,
}) => {
  await page.goto('/science');
  await page.getByRole('main').getByRole('link', { name: 'Handbook', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Handbook' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'What is insulin resistance?' }).first()).toBeVisible();
  await page.getByText('Side Effects and How You Feel').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Keto flu' }).last()).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Search the handbook' });
  const results = page.getByRole('region', { name: 'Search results' });
  await search.fill('isomalto-oligosaccharides');
  // Only its text says the word.
  const found = results.getByRole('link', { name: /What are net carbs and how do I count them\?/ });
  await expect(found).toContainText('isomalto-oligosaccharides');
  await expect(results.getByRole('status')).toHaveText(/^\d+ articles?$/);
  await expectAccessible(page);
  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What are net carbs and how do I count them?',
  );

  const steps = page.getByRole('navigation', { name: 'Next and previous article' });
  const next = await steps.getByRole('link').last().locator('span').last().textContent();
  await steps.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next ?? '');
  await page.getByRole('link', { name: 'All articles' }).click();
  // What was searched is still there for who comes back.
  await expect(search).toHaveValue('isomalto-oligosaccharides');
  await search.fill('zzzz');
  await expect(page.getByRole('heading', { name: 'Nothing in the handbook about “zzzz”' })).toBeVisible();

  // Also where the text came with the page, it changes as one walks on.
  const words = 'Which foods make net and total carbs differ most';
  await page.goto('/handbook/net-carbs');
  const text = page.locator('article');
  await expect(text).toContainText(words);
  await steps.getByRole('link').last().click();
  await expect(page).toHaveTitle(`${next} | Keto Navigator`);
  await expect(page).not.toHaveURL(/net-carbs/);
  await expect(text).not.toContainText(words);
  await page.goBack();
  await expect(text).toContainText(words);

  await page.goto('/handbook/no-such-article');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
