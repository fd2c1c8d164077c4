import { describe, expect, test } from 'vitest'
import { cameraOf, firstView, pixelOf, tilesInView, viewWithin } from './stillView.ts'
import { mercatorX, mercatorY } from '../../measure/geometry.ts'

const size = { width: 1000, height: 700 }

describe('stillView', () => {
  test('fits a box with padding, at an integer zoom', () => {
    const view = firstView({ bounds: [106.5, -6.5, 107.2, -5.9] }, size)
    const camera = cameraOf(view, size)
    expect(view.zoom).toBe(9)
    const [left, top] = pixelOf(camera, mercatorX(106.5), mercatorY(-5.9))
    const [right, bottom] = pixelOf(camera, mercatorX(107.2), mercatorY(-6.5))
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(56)
    expect(right).toBeLessThanOrEqual(size.width - 56)
    expect(bottom).toBeLessThanOrEqual(size.height - 56)
  })

  test('centres a box in the given part of the picture', () => {
    const view = viewWithin([106.5, -6.5, 107.2, -5.9], size, { left: 0, top: 60, right: 1000, bottom: 350 })
    const camera = cameraOf(view, size)
    const [left, top] = pixelOf(camera, mercatorX(106.5), mercatorY(-5.9))
    const [right, bottom] = pixelOf(camera, mercatorX(107.2), mercatorY(-6.5))
    expect((left + right) / 2).toBeCloseTo(500, 3)
    expect((top + bottom) / 2).toBeCloseTo(205, 3)
    expect(top).toBeGreaterThanOrEqual(60)
    expect(bottom).toBeLessThanOrEqual(350)
  })

  test('fits a box inside the padding that the caller gives', () => {
    const padding = () => ({ left: 400, top: 80, right: 40, bottom: 120 })
    const view = firstView({ bounds: [106.5, -6.5, 107.2, -5.9], padding }, size)
    const camera = cameraOf(view, size)
    const [left, top] = pixelOf(camera, mercatorX(106.5), mercatorY(-5.9))
    const [right, bottom] = pixelOf(camera, mercatorX(107.2), mercatorY(-6.5))
    expect((left + right) / 2).toBeCloseTo(680, 3)
    expect((top + bottom) / 2).toBeCloseTo(330, 3)
    expect(left).toBeGreaterThanOrEqual(400)
    expect(bottom).toBeLessThanOrEqual(580)
  })

  test('shows a single place at zoom 16', () => {
    expect(firstView({ bounds: [106.8, -6.2, 106.8, -6.2] }, size).zoom).toBe(16)
  })

  test('returns only visible tiles, which cover the map without gaps', () => {
    const camera = cameraOf(firstView({ center: [106.83, -6.2], zoom: 9 }, size), size)
    const tiles = tilesInView(camera, 0, 15)
    expect(tiles.map(({ x, y }) => `${x}/${y}`).join(' ')).toBe(
      '406/264 407/264 408/264 406/265 407/265 408/265',
    )
    expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0)
    expect(Math.max(...tiles.map((tile) => tile.left + tile.size))).toBeGreaterThanOrEqual(size.width)
  })

  test('enlarges the tiles of the highest available zoom', () => {
    const camera = cameraOf(firstView({ center: [106.83, -6.2], zoom: 14 }, size), size)
    const tiles = tilesInView(camera, 0, 12)
    expect(tiles.every(({ z, size: px }) => z === 12 && px === 2048)).toBe(true)
  })
})
