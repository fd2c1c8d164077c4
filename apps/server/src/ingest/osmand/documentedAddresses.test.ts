import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readReports } from './readReports.ts'

const page = readFileSync(new URL('../../../../../docs/trackers.md', import.meta.url), 'utf8')
const taken = Date.UTC(2026, 10, 21, 7, 59, 30)

/** Returns the parameters of a URL in the documentation. Replaces its placeholders with values, as the app does. */
function fill(placeholder: string, values: Record<string, string | number>) {
  const template = page.match(/\?(id=[^\s`"]+)/g)?.find((address) => address.includes(placeholder)) ?? ''
  const address = Object.entries(values).reduce(
    (text, [name, value]) => text.replace(name, String(value)),
    template,
  )
  expect(address).not.toMatch(/[{}%]/)
  return Object.fromEntries(new URLSearchParams(address))
}

const position = { time: taken, lat: -6.195, lng: 106.82, speed: 36, heading: 270, altitude: 21, accuracy: 8 }

it('docs/trackers.md has a URL for OsmAnd with all values', async () => {
  const query = fill('{0}', {
    '{0}': -6.195,
    '{1}': 106.82,
    '{2}': taken,
    '{3}': 8,
    '{4}': 21,
    '{5}': 10,
    '{6}': 270,
  })
  expect(await readReports(query, undefined, 0)).toMatchObject([
    { imei: '861230049808497', positions: [position] },
  ])
})

it('docs/trackers.md has a URL for GPSLogger with all values', async () => {
  const query = fill('%LAT', {
    '%LAT': -6.195,
    '%LON': 106.82,
    '%TIMESTAMP': taken / 1000,
    '%SPD': 10,
    '%DIR': 270,
    '%ALT': 21,
    '%ACC': 8,
    '%BATT': 65,
  })
  expect(await readReports(query, undefined, 0)).toMatchObject([
    { positions: [{ ...position, battery: 65 }] },
  ])
})
