import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseLabels, LABEL_HEIGHT, type LabelCandidate } from './chooseLabels.ts'
import { labelOffsetPx } from './markSize.ts'

const [width, height] = [1100, 400]
const noMarks = { count: 0, x: new Float32Array(0), y: new Float32Array(0) }
const candidates = fc
  .array(
    fc.record({
      x: fc.double({ min: -40, max: width + 40, noNaN: true }),
      y: fc.double({ min: -40, max: height + 40, noNaN: true }),
      width: fc.integer({ min: 20, max: 130 }),
      moving: fc.boolean(),
    }),
    { maxLength: 80 },
  )
  .map((all) => all.map((one, slot): LabelCandidate => ({ ...one, slot, selected: false })))

const box = (label: LabelCandidate) => ({
  left: Math.max(0, label.x - label.width / 2),
  right: Math.min(width, label.x + label.width / 2),
  top: Math.max(0, label.y + labelOffsetPx(label.selected)),
  bottom: Math.min(height, label.y + labelOffsetPx(label.selected) + LABEL_HEIGHT),
})

describe('chooseLabels', () => {
  it('never lets two labels overlap on the screen', () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const boxes = chooseLabels(all, noMarks, new Set(), width, height).map(box)
        boxes.forEach((a, index) => {
          for (const b of boxes.slice(index + 1)) {
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
            expect(Math.min(wide, high)).toBeLessThanOrEqual(0)
          }
        })
      }),
      { numRuns: 500 },
    )
  })

  it('keeps the labels of the previous frame while no vehicle moves', () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const before = chooseLabels(all, noMarks, new Set(), width, height).map(({ slot }) => slot)
        const after = chooseLabels(all.toReversed(), noMarks, new Set(before), width, height)
        expect(new Set(after.map(({ slot }) => slot))).toEqual(new Set(before))
      }),
      { numRuns: 200 },
    )
  })

  it.each(Array.from({ length: 32 }, (_, quarter) => 100 + quarter / 4))(
    'places the label of a single vehicle at y = %d px without a collision with its own mark',
    (y) => {
      const marks = { count: 1, x: Float32Array.of(100), y: Float32Array.of(y) }
      const one = { slot: 1, x: 100, y, width: 90, moving: true, selected: false }
      expect(chooseLabels([one], marks, new Set(), width, height)).toEqual([one])
    },
  )

  it('places no label over the selected mark', () => {
    const one = { width: 60, moving: true }
    const labels = chooseLabels(
      [
        { ...one, slot: 1, selected: true, x: 200, y: 200 },
        { ...one, slot: 2, selected: false, x: 200, y: 160 },
        { ...one, slot: 3, selected: false, x: 200, y: 120 },
      ],
      noMarks,
      new Set(),
      width,
      height,
    )
    expect(labels.map(({ slot }) => slot)).toEqual([1, 3])
  })

  it('always shows the label of the selected vehicle', () => {
    const one = { x: 100, y: 100, width: 90, moving: true }
    const [label] = chooseLabels(
      [
        { ...one, slot: 1, selected: false },
        { ...one, slot: 2, selected: true },
      ],
      { count: 1, x: Float32Array.of(100), y: Float32Array.of(130) },
      new Set([1]),
      width,
      height,
    )
    expect(label?.slot).toBe(2)
  })
})
