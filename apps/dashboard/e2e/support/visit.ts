import type { Page } from '@playwright/test'

/** Fills in and submits the open sign-in page. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/**
 * Opens a path without reloading the dashboard. The new history entry has a random key like those of the router,
 * because the dashboard compares the keys.
 */
export async function openInside(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState({ key: crypto.randomUUID() }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
