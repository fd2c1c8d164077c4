import { describe, expect, test } from 'vitest'
import { defaultColours } from '../../look/mapColours.ts'
import { streetLayers } from '../streetLayers.ts'
import { grow } from '../styleExpressions.ts'
import { evaluate } from './evaluate.ts'

const road = {
  type: 'LineString',
  properties: { kind: 'highway', name: 'Ring Road', 'name:id': 'Jalan Lingkar' },
}

describe('evaluate', () => {
  test('supports every filter, paint property and label expression of the street layers', () => {
    const expressions = streetLayers('tiles', defaultColours.light, 'Sans')
      .flatMap((layer) => [
        'filter' in layer && layer.filter,
        ...Object.values(layer.paint ?? {}),
        ...(layer.type === 'symbol' ? [layer.layout?.['text-field'], layer.layout?.['text-size']] : []),
      ])
      .filter((part) => Array.isArray(part) && typeof part[0] === 'string')
    expect(expressions.length).toBeGreaterThan(30)
    expect(() => expressions.map((part) => evaluate(part, road, 12))).not.toThrow()
  })

  test('selects the layers of a toll road and its Indonesian name', () => {
    const found = streetLayers('tiles', defaultColours.light, 'Sans').filter(
      (layer) =>
        'source-layer' in layer &&
        layer['source-layer'] === 'roads' &&
        layer.filter &&
        evaluate(layer.filter, road, 14) === true,
    )
    expect(found.map(({ id }) => id)).toEqual(['tiles-highway-casing', 'tiles-highway', 'tiles-road-names'])
    const names = found.find(({ type }) => type === 'symbol')
    expect(names?.type === 'symbol' && evaluate(names.layout?.['text-field'], road, 14)).toBe('Jalan Lingkar')
  })

  test.each([
    [3, 1],
    [4, 1],
    [8, 3],
    [20, 3],
  ])('interpolates, at zoom %d, a width of %d px', (zoom, px) => {
    const width = grow([
      [4, 1],
      [8, 3],
    ])
    expect(evaluate(width, road, zoom)).toBe(px)
  })

  test('interpolates exponentially between two zoom levels', () => {
    const width = grow([
      [4, 1],
      [8, 3],
    ])
    expect(evaluate(width, road, 6)).toBeCloseTo(1.676, 3)
  })
})
