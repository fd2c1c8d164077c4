import { expect, test } from 'vitest'
import { placeMarks } from './placeMarks.ts'

const where = (mark: { x: number; y: number }) => mark

test('placeMarks drops marks outside the view', () => {
  const placed = placeMarks(
    [
      { x: 50, y: 50 },
      { x: 500, y: 50 },
      { x: 50, y: -40 },
    ],
    where,
    100,
    100,
  )
  expect(placed).toMatchObject([{ x: 50, y: 50 }])
})

test('placeMarks keeps only the first of two overlapping marks', () => {
  const [heavy, light, apart] = [
    { x: 50, y: 50 },
    { x: 60, y: 58 },
    { x: 73, y: 50 },
  ]
  expect(placeMarks([heavy, light, apart], where, 100, 100).map(({ mark }) => mark)).toEqual([heavy, apart])
})
