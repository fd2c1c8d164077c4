import { describe, expect, it } from 'vitest'
import { planComponent } from './planComponent.ts'
import { planRelation } from './planRelation.ts'
import { planResource } from './planResource.ts'
import { root } from './run.ts'

describe('new:component', () => {
  it.each([
    ['sampleBar', 'ui', 'not a valid component name'],
    ['Sample-Bar', 'ui', 'not a valid component name'],
    ['../Bar', 'ui', 'not a valid component name'],
    ['', 'ui', 'not a valid component name'],
    ['DataList', 'ui', 'already exists'],
    ['BaseMap', 'maps', 'already exists'],
    ['SimulatedMark', 'server', 'Package "server" has no components'],
  ])('rejects the component name "%s" for the package %s', (name, target, why) => {
    expect(() => planComponent(root, name, target)).toThrow(why)
  })

  it('new:component creates a component with stories and documentation, and exports the component', () => {
    const changes = planComponent(root, 'SampleBar', 'ui')
    expect(changes.paths).toEqual([
      'packages/ui/src/components/SampleBar/SampleBar.mdx',
      'packages/ui/src/components/SampleBar/SampleBar.stories.tsx',
      'packages/ui/src/components/SampleBar/SampleBar.tsx',
      'packages/ui/src/index.ts',
    ])
    expect(changes.read('packages/ui/src/index.ts')).toContain(
      `export { SampleBar } from './components/SampleBar/SampleBar.tsx'\n`,
    )
  })
})

describe('new:resource', () => {
  it.each([
    ['Driver', 'driver', 'not a valid resource name'],
    ['fuel-station', 'driver', 'not a valid resource name'],
    ['sampleRecord', 'sampleRecord', 'no operation with the tag "sampleRecord"'],
    ['gps', 'gps', 'needs a list and a detail'],
    ['vehicle', 'vehicle', 'listBrands, getBrand'],
    ['driver', 'driver', 'already exists'],
  ])('rejects the resource "%s" with the tag "%s"', (name, tag, why) => {
    expect(() => planResource(root, name, tag)).toThrow(why)
  })
})

describe('new:relation', () => {
  it.each([
    ['vehicle', 'sampleRecord', 'no operation with the tag "sampleRecord"'],
    ['vehicle', 'driver', 'with x-extension'],
  ])('rejects a relation from %s to %s', (name, target, why) => {
    expect(() => planRelation(root, name, target)).toThrow(why)
  })
})
