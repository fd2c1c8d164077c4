import { describe, expect, it } from 'vitest'
import { planComponent } from './addComponent.ts'
import { planRelation } from './addRelation.ts'
import { planResource } from './addResource.ts'
import { root } from './run.ts'

describe('new:component', () => {
  it.each([
    ['sampleBar', 'ui', 'no name of a component'],
    ['Sample-Bar', 'ui', 'no name of a component'],
    ['../Bar', 'ui', 'no name of a component'],
    ['', 'ui', 'no name of a component'],
    ['DataList', 'ui', 'exists already'],
    ['BaseMap', 'maps', 'exists already'],
    ['SimulatedMark', 'server', 'no package "server"'],
  ])('refuses "%s" for %s', (name, target, why) => {
    expect(() => planComponent(root, name, target)).toThrow(why)
  })

  it('writes a component, its stories and its page, and one line of the entry', () => {
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
    ['Driver', 'driver', 'no name of a resource'],
    ['fuel-station', 'driver', 'no name of a resource'],
    ['sampleRecord', 'sampleRecord', 'no operation with the tag "sampleRecord"'],
    ['gps', 'gps', 'needs a list and a detail'],
    ['vehicle', 'vehicle', 'listBrands, getBrand'],
    ['driver', 'driver', 'exists already'],
  ])('refuses "%s" of the tag "%s" and writes nothing', (name, tag, why) => {
    expect(() => planResource(root, name, tag)).toThrow(why)
  })
})

describe('new:relation', () => {
  it.each([
    ['vehicle', 'sampleRecord', 'no operation with the tag "sampleRecord"'],
    ['vehicle', 'driver', 'with x-extension'],
  ])('refuses that a %s belongs to a %s', (name, target, why) => {
    expect(() => planRelation(root, name, target)).toThrow(why)
  })
})
