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
  test('knows every filter, width and name of the street layers', () => {
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

  test('finds the layer of a toll road, and its Indonesian name', () => {
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
  ])('has at zoom %d a width of %d px', (zoom, px) => {
    const width = grow([
      [4, 1],
      [8, 3],
    ])
    expect(evaluate(width, road, zoom)).toBe(px)
  })

  test('grows faster near the closer zoom', () => {
    const width = grow([
      [4, 1],
      [8, 3],
    ])
    expect(evaluate(width, road, 6)).toBeCloseTo(1.676, 3)
  })
})
