import { expect, test } from 'vitest'
import { graticuleLines } from './Graticule.tsx'

function lines(...box: Parameters<typeof graticuleLines>[0]) {
  const geometry = graticuleLines(box).features[0]?.geometry
  return geometry?.type === 'MultiLineString' ? geometry.coordinates : []
}

test('graticuleLines are at round degrees inside the box', () => {
  const meridians = lines(106.7, -6.3, 106.85, -6.2).filter(([from, to]) => from?.[0] === to?.[0])
  expect(meridians.map(([from]) => from?.[0]?.toFixed(3))).toEqual(
    Array.from({ length: 16 }, (_, index) => (106.7 + index * 0.01).toFixed(3)),
  )
})

test.each([0.004, 0.3, 7, 60, 360])(
  'graticuleLines returns at most 32 lines for a box of %d degrees',
  (span) => {
    expect(lines(0, 0, span, span / 2).length).toBeLessThanOrEqual(32)
  },
)
