import type { Locator } from '@playwright/test'
import { expect } from './test.ts'

/** Waits until an element is visible; returns its position and size in the window, px. */
export async function boxOf(element: Locator) {
  let box = await element.boundingBox()
  await expect
    .poll(async () => (box ??= await element.boundingBox()), 'the element is visible')
    .not.toBeNull()
  if (box === null) throw new Error('The element is not visible.')
  return box
}
