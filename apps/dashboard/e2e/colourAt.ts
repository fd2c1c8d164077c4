import type { Locator } from '@playwright/test'

/** The colour that is seen at a place inside an element, as #RRGGBB; `across` and `down` are shares of its size. */
export async function colourAt(element: Locator, across: number, down: number): Promise<string> {
  const box = await element.boundingBox()
  if (box === null) throw new Error('The element is not shown, so it has no colour.')
  const page = element.page()
  const clip = { x: box.x + box.width * across, y: box.y + box.height * down, width: 1, height: 1 }
  const shot = await page.screenshot({ clip })
  return page.evaluate(async (png) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    context?.drawImage(image, 0, 0)
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
  }, shot.toString('base64'))
}
