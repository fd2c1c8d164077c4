import { expect, test } from '../support/test.ts'

interface Icon {
  src: string
  sizes: string
  purpose?: string
}

test('the dashboard can be installed: its manifest is valid, and its icons have the sizes that it names', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  const cdp = await context.newCDPSession(page)
  const { url, errors, data } = await cdp.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  expect(errors).toEqual([])
  const manifest: { start_url: string; display: string; icons: Icon[] } = JSON.parse(data ?? '')
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' })
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
  for (const { src, sizes } of manifest.icons) {
    const measured = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${String(image.naturalWidth)}x${String(image.naturalHeight)}`
    }, src)
    // The size of an SVG icon is `any`, because an SVG has no fixed size in pixels.
    if (sizes !== 'any') expect(measured, src).toBe(sizes)
  }
})
