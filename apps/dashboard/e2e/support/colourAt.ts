import type { Locator } from '@playwright/test'
import { boxOf } from './boxOf.ts'

/** Returns the visible colour at a place in an element, as #RRGGBB; `across` and `down` are from 0 to 1. */
export async function colourAt(element: Locator, across: number, down: number): Promise<string> {
  const { x, y, width, height } = await boxOf(element)
  const [colour = ''] = await colours(element, x + width * across, y + height * down, 1)
  return colour
}

/** Returns the visible colours on a vertical line through an element; `across` is from 0 (left) to 1 (right). */
export async function coloursDown(element: Locator, across: number): Promise<string[]> {
  const { x, y, width, height } = await boxOf(element)
  return [...new Set(await colours(element, x + width * across, y, height))]
}

/** Returns the colours of a strip that is one pixel wide, from top to bottom. */
async function colours(element: Locator, x: number, y: number, height: number): Promise<string[]> {
  const page = element.page()
  const shot = await page.screenshot({ clip: { x, y, width: 1, height } })
  return page.evaluate(async (png) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const context = new OffscreenCanvas(1, image.height).getContext('2d')
    context?.drawImage(image, 0, 0)
    const bytes = context?.getImageData(0, 0, 1, image.height).data ?? []
    return Array.from({ length: bytes.length / 4 }, (_, row) => {
      const parts = Array.from(bytes.slice(row * 4, row * 4 + 3), (part) =>
        part.toString(16).padStart(2, '0'),
      )
      return `#${parts.join('')}`.toUpperCase()
    })
  }, shot.toString('base64'))
}
