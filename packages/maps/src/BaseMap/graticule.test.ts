import { expect, test } from 'vitest'
import { graticule } from './graticule.ts'

function lines(...box: Parameters<typeof graticule>[0]) {
  const geometry = graticule(box).features[0]?.geometry
  return geometry?.type === 'MultiLineString' ? geometry.coordinates : []
}

test('graticule lies at round degrees inside the box', () => {
  const meridians = lines(106.7, -6.3, 106.85, -6.2).filter(([from, to]) => from?.[0] === to?.[0])
  expect(meridians.map(([from]) => from?.[0]?.toFixed(3))).toEqual(
    Array.from({ length: 16 }, (_, index) => (106.7 + index * 0.01).toFixed(3)),
  )
})

test.each([0.004, 0.3, 7, 60, 360])('graticule over %d degrees stays quiet', (span) => {
  expect(lines(0, 0, span, span / 2).length).toBeLessThanOrEqual(32)
})
