import type { Page } from '@playwright/test'

/** Chooses an item of a record's menu PILIHAN. */
export async function chooseAction(page: Page, item: string) {
  await page.getByRole('button', { name: 'PILIHAN', exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Clicks Lanjutkan in the open confirmation dialog. */
export async function confirm(page: Page) {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lanjutkan' }).click()
}

/** Chooses an option of a combobox. If several options match, chooses the first of them. */
export async function choose(page: Page, field: string, option: string | RegExp) {
  const combobox = page.getByRole('combobox', { name: field })
  // Types the text to filter the list, because the list renders only the options that are in view.
  if (typeof option === 'string') await combobox.fill(option)
  else await combobox.click()
  await page.getByRole('option', { name: option, exact: true }).first().click()
}
