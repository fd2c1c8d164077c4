import { groups } from '@sikud/api/fixtures'
import { expect, test } from 'vitest'
import { groupOptions, groupRows, parentOptions } from './groupRows.ts'

test('groupRows puts each depot after the depot above it', () => {
  expect(groupRows(groups).map(({ group, level }) => `${level} ${group.name}`)).toEqual([
    '1 Pusat',
    '1 Wilayah Jabodetabek',
    '2 Cabang Jakarta Timur',
    '3 Depo Cakung',
    '3 Depo Pulogadung',
    '2 Depo Bogor',
    '1 Wilayah Jawa Barat',
    '2 Depo Gedebage',
  ])
})

test('groupRows adds the records of the depots below to those of a depot, but not their users', () => {
  const [, region] = groupRows(groups)
  expect(region?.members).toEqual({ vehicles: 12, drivers: 7, devices: 10, users: 1 })
})

test('groupRows puts a depot on the top level if the depot above it is hidden', () => {
  expect(groupRows(groups.slice(3, 5)).map(({ level }) => level)).toEqual([1, 1])
})

test('groupOptions gives each depot a hint with the names of the depots above it', () => {
  expect(groupOptions(groups)[3]).toEqual({
    id: 4,
    label: 'Depo Cakung',
    hint: 'Wilayah Jabodetabek › Cabang Jakarta Timur',
  })
})

test('parentOptions offers neither the depot itself nor a depot below it', () => {
  expect(parentOptions(groups, 3).map(({ id }) => id)).toEqual([1, 2, 6, 7, 8])
})

test('parentOptions offers only depots that keep the tree within five levels', () => {
  const chain = [11, 12, 13, 14, 15].map((id) => ({
    ...(groups[0] ?? raise()),
    id,
    parent_id: id === 11 ? null : id - 1,
  }))
  expect(parentOptions(chain, undefined).map(({ id }) => id)).toEqual([11, 12, 13, 14])
  // Depot 2 and the depots below it make three levels, so its parent can be on level 1 or 2 only.
  expect(parentOptions([...groups, ...chain], 2).map(({ id }) => id)).toEqual([1, 7, 8, 11, 12])
})

function raise(): never {
  throw new Error('The fixture has no depot.')
}
