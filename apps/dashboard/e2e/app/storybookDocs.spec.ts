import { expect, test } from '@playwright/test'
import { buildStorybook } from '../../../../scripts/visual/buildStorybook.ts'
import { serveFolder } from '../../../../scripts/visual/serveFolder.ts'

test('X42: a Docs page does not scroll when its stories open dialogs, and the stories work', async ({
  page,
}) => {
  const storybook = await serveFolder(buildStorybook())
  try {
    await page.goto(`${storybook.url}/iframe.html?id=kit-confirmdialog--docs&viewMode=docs`)
    const frames = page.locator('iframe')
    await expect(frames).toHaveCount(3)
    for (const frame of await frames.all())
      await expect(frame.contentFrame().getByRole('alertdialog')).toBeVisible()
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY'])

    // Playwright does not scroll the page for an element with a fixed position in an iframe.
    await frames.first().scrollIntoViewIfNeeded()
    const story = frames.first().contentFrame()
    await story.getByRole('button', { name: 'Batal' }).click()
    await expect(story.getByText('Jawaban: tidak')).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  } finally {
    storybook.close()
  }
})
