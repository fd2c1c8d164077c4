import { kemangSession, sudirmanSession } from '@sikud/api/fixtures'
import { parseListView } from '@sikud/ui/data-list'
import { expect, it } from 'vitest'
import { overviewLinks as linksOf } from './overviewLinks.ts'

const overviewLinks = linksOf(null)
const paramsOf = (link: string) => new URL(link, 'https://sikud.test').searchParams

it('devicesWith links to the device list with the given filter', () => {
  expect(parseListView(paramsOf(overviewLinks.devicesWith('no_driver'))).filter).toEqual(['no_driver'])
})

it('the link of a trip names the trip by its id, or with a base server by its start time', () => {
  expect(overviewLinks.trip(sudirmanSession)).toBe('/report?session=416')
  expect(paramsOf(overviewLinks.trip(kemangSession)).get('session')).toBe('2026-11-18 13:05:00')
})

it('the link of a trip without id and start time opens the page Laporan without a chosen trip', () => {
  const unnamed = { ...kemangSession, start: { time: null } }
  expect(overviewLinks.trip(unnamed)).toBe('/report')
})

it('the links of a depot keep the depot in the URL', () => {
  const links = linksOf('4')
  expect(links.tracking).toBe('/tracking?group=4')
  expect(links.trackingOf('idle')).toBe('/tracking?status=idle&group=4')
  expect(links.standing).toBe('/tracking?standing=120&group=4')
  expect(links.speeding).toBe('/tracking/speeding?group=4')
  expect(links.devicesWith('no_driver')).toBe('/device?filter=no_driver&group=4')
  expect(links.trip(sudirmanSession)).toBe('/report?session=416&group=4')
  expect(links.createDevice).toBeUndefined()
})
