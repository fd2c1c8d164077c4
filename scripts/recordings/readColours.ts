import type { Locator } from 'playwright'

/** Part of an element, as shares of its width and height. */
export interface Part {
  left: number
  top: number
  right: number
  bottom: number
}

/** Returns the visible colours of a part of an element, as #RRGGBB, with the number of pixels of each. */
export async function readColours(element: Locator, part: Part): Promise<Map<string, number>> {
  const box = await element.boundingBox()
  if (box === null) throw new Error('The element is not visible, so it has no colours.')
  const clip = {
    x: box.x + box.width * part.left,
    y: box.y + box.height * part.top,
    width: box.width * (part.right - part.left),
    height: box.height * (part.bottom - part.top),
  }
  const shot = await element.page().screenshot({ clip })
  const counts = await element.page().evaluate(countColours, shot.toString('base64'))
  return new Map(counts)
}

/** Counts the colours of a picture; runs in the page. */
async function countColours(png: string): Promise<[string, number][]> {
  const image = new Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  context?.drawImage(image, 0, 0)
  const bytes = context?.getImageData(0, 0, image.width, image.height).data ?? []
  const counts = new Map<string, number>()
  for (let at = 0; at < bytes.length; at += 4) {
    const parts = [0, 1, 2].map((place) => (bytes[at + place] ?? 0).toString(16).padStart(2, '0'))
    const colour = `#${parts.join('')}`.toUpperCase()
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return [...counts]
}
