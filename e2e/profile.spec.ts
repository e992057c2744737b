import type { Page } from '@playwright/test';
import { becomeGuest, createAccountAsGuest, expect, test } from './fixtures.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const invitation = (page: Page) => section(page, 'First questions');
const profileOf = async (page: Page) => (await page.request.get('/api/profile')).json();

async function saveSection(page: Page, name: string) {
  await section(page, name).getByRole('button', { name: 'Save' }).click();
  await expect(section(page, name).getByText('Saved', { exact: true })).toBeVisible();
}

test('the first questions are put off as a whole, then answered, one of them skipped, and give targets', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile & targets' })).toBeVisible();
  await expect(section(page, 'Disclaimers').getByText(/^Accepted on /)).toHaveCount(3);
  await invitation(page).getByRole('button', { name: 'Not now' }).click();
  await expect(invitation(page)).toBeHidden();
  await page.reload();
  await expect(section(page, 'About you')).toBeVisible();
  await expect(invitation(page)).toBeHidden();
  expect((await profileOf(page)).onboarding).toBe('skipped');

  expect((await page.request.patch('/api/profile', { data: { onboarding: 'open' } })).ok()).toBe(true);
  await page.reload();
  await invitation(page).getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'Your goals and units' })).toBeFocused();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Weight goal').selectOption('Lose weight');
  await dialog.getByRole('button', { name: 'More energy' }).click();
  await dialog.getByLabel('Weight', { exact: true }).selectOption('Pounds');
  await dialog.getByLabel('Height and waist').selectOption('Feet and inches');
  await dialog.getByRole('button', { name: 'Next' }).click();

  await dialog.getByLabel('Age').fill('48');
  await dialog.getByLabel('Gender').selectOption('Male');
  await dialog.getByLabel('Height (ft, in)').fill(`5'10"`);
  await dialog.getByLabel('Weight (lb)').fill('1800');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Weight must be 44.1 to 881.8 lb')).toBeVisible();
  await expect(dialog.getByLabel('Weight (lb)')).toBeFocused();
  await dialog.getByLabel('Weight (lb)').fill('200');
  await dialog.getByLabel('Activity').selectOption({ index: 2 });
  await dialog.getByRole('button', { name: 'Next' }).click();

  await expect(dialog.getByRole('heading', { name: 'Health and medicines' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Skip this step' }).click();
  await dialog.getByRole('checkbox', { name: 'Peanuts' }).check();
  // What stands in the box and was not added is kept too.
  await dialog.getByLabel("Foods you don't like").fill('liver');
  await dialog.getByRole('button', { name: 'Finish' }).click();

  await expect(dialog.getByRole('heading', { name: 'Your daily targets' })).toBeVisible();
  await expect(dialog.getByText('20 g', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(invitation(page)).toBeHidden();
  await expect(section(page, 'About you').getByLabel('Height (ft, in)')).toHaveValue('5 ft 10 in');
  await expect(section(page, 'About you').getByLabel('Weight (lb)')).toHaveValue('200');
  expect(await profileOf(page)).toMatchObject({
    age: 48,
    gender: 'male',
    weightGoal: 'lose',
    healthGoal: 'More energy',
    activity: 'light',
    medicines: [],
    allergies: ['peanuts'],
    dislikes: ['liver'],
    onboarding: 'done',
  });
});

test('what was changed survives a reload, and so does what was typed; a unit changed turns both, not what is kept', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await page.goto('/profile');
  const about = section(page, 'About you');
  await about.getByLabel('Age').fill('51');
  await about.getByLabel('Weight (kg)').fill('81,5');
  await saveSection(page, 'About you');
  await about.getByLabel('Height (cm)').fill('17x');
  await expect(about.getByText(/^Not saved yet/)).toBeVisible();
  await page.reload();
  await expect(about.getByLabel('Age')).toHaveValue('51');
  await expect(about.getByLabel('Weight (kg)')).toHaveValue('81.5');
  await expect(about.getByLabel('Height (cm)')).toHaveValue('17x');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(about.getByText('Enter your height like this: 178')).toBeVisible();
  await about.getByLabel('Height (cm)').fill('178');
  await saveSection(page, 'About you');
  expect(await profileOf(page)).toMatchObject({ age: 51, weight: 81.5, height: 178 });

  await about.getByLabel('Weight (kg)').fill('81');
  await section(page, 'Units and time').getByLabel('Weight').selectOption('Pounds');
  await saveSection(page, 'Units and time');
  await expect(about.getByLabel('Weight (lb)')).toHaveValue('178.6');
  await expect(about.getByText('Not saved yet')).toBeVisible();
  expect(await profileOf(page)).toMatchObject({ weight: 81.5, units: { weight: 'lb' } });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('targets are computed, taken over by own numbers, and given back; a save that fails loses nothing', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  const said = { age: 48, gender: 'male', height: 178, weight: 92, activity: 'light', weightGoal: 'lose' };
  expect((await page.request.patch('/api/profile', { data: said })).ok()).toBe(true);
  await page.goto('/profile');
  const energy = page.getByRole('group', { name: 'Energy' });
  const fat = page.getByRole('group', { name: 'Fat' });
  await expect(energy.getByText('Calculated')).toBeVisible();
  // Mifflin-St Jeor by hand: (10·92 + 6.25·178 - 5·48 + 5) · 1.375 - 400, to the ten.
  await expect(energy.getByText('2,070 kcal a day')).toBeVisible();
  const fatBefore = (await fat.getByText(/^\d+ g a day$/).textContent()) ?? '';
  await energy.getByRole('textbox').fill('700');
  await section(page, 'Targets').getByRole('button', { name: 'Save' }).click();
  await expect(energy.getByText('Energy must be 800 to 6000 kcal')).toBeVisible();
  await energy.getByRole('textbox').fill('1800');
  await expect(energy.getByText('Your own', { exact: true })).toBeVisible();
  await saveSection(page, 'Targets');
  expect((await profileOf(page)).ownTargets).toEqual({ energy: 1800, protein: null, fat: null });
  await expect(fat.getByText(/^\d+ g a day$/)).not.toHaveText(fatBefore);
  await energy.getByRole('button', { name: 'Use the calculated number (2,070 kcal)' }).click();
  await saveSection(page, 'Targets');
  await expect(energy.getByText('2,070 kcal a day')).toBeVisible();
  expect((await profileOf(page)).ownTargets).toEqual({ energy: null, protein: null, fat: null });

  const health = section(page, 'Health');
  const medicines = health.getByRole('textbox', { name: 'Medicines' });
  await medicines.fill('Jardience');
  await health.getByRole('button', { name: 'Add medicine' }).click();
  await expect(health.getByText(/^SGLT2 medicine\./)).toBeVisible();
  await medicines.fill('Zorblax');
  await medicines.press('Enter');
  await expect(health.getByText(/^We don't recognize/)).toBeVisible();
  await health.getByRole('checkbox', { name: 'Gout' }).check();
  await page.route('**/api/profile', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 429,
          json: { code: 'too_many_requests', message: 'Please wait a moment', requestId: 'test' },
        })
      : route.fallback(),
  );
  await health.getByRole('button', { name: 'Save' }).click();
  await expect(health.getByRole('alert')).toContainText('Not saved. Please wait a moment.');
  await expect(health.getByRole('listitem').filter({ hasText: 'Jardience' })).toBeVisible();
  await page.unroute('**/api/profile');
  await saveSection(page, 'Health');
  expect(await profileOf(page)).toMatchObject({ medicines: ['Jardience', 'Zorblax'], conditions: ['gout'] });
  // The target that would be unsafe is gone, with the reason in its place.
  const carbs = page.getByRole('group', { name: 'Net carbs' });
  await expect(carbs.getByText('No target')).toBeVisible();
  await expect(carbs.getByText(/^If you take an SGLT2 medicine/)).toBeVisible();
});

test('a guest keeps a profile in the browser and takes it along into an account', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/profile');
  await expect(page.getByText('Your profile is saved in this browser.')).toBeVisible();
  await section(page, 'About you').getByLabel('Age').fill('61');
  await saveSection(page, 'About you');
  await section(page, 'Health').getByRole('checkbox', { name: "I don't take any medicine" }).check();
  await saveSection(page, 'Health');
  await page.reload();
  await expect(section(page, 'About you').getByLabel('Age')).toHaveValue('61');
  await expect(
    section(page, 'Health').getByRole('checkbox', { name: "I don't take any medicine" }),
  ).toBeChecked();

  await createAccountAsGuest(page);
  await page.goto('/profile');
  await expect(section(page, 'About you').getByLabel('Age')).toHaveValue('');
  await section(page, 'Profile saved on this device')
    .getByRole('button', { name: 'Add to my account' })
    .click();
  await expect(section(page, 'About you').getByLabel('Age')).toHaveValue('61');
  await expect(section(page, 'Profile saved on this device')).toBeHidden();
  expect(await profileOf(page)).toMatchObject({ age: 61, medicines: ['None'] });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('keto-guest-profile'))).toBeNull();
});
