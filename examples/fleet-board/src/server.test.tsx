import { readFileSync } from 'node:fs'
import { EmptyState, LocaleProvider, SikudThemeProvider } from '@sikud/ui'
import { DataList } from '@sikud/ui/data-list'
import { LiveFleet } from '@sikud/maps/tracking'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

const folder = new URL('../node_modules/@sikud/', import.meta.url)
const entries = ['api', 'ui', 'maps'].flatMap((name) => {
  const manifest = JSON.parse(readFileSync(new URL(`${name}/package.json`, folder), 'utf8'))
  return Object.entries<string | { default: string }>(manifest.exports).flatMap(([path, target]) =>
    typeof target === 'string' ? [] : [`@sikud/${name}${path.slice(1)}`],
  )
})

it.each(entries)('%s can be imported in Node', async (entry) => {
  // A worker's script ends without a worker around it; only its code must load.
  expect(Object.keys(await import(/* @vite-ignore */ entry))).not.toEqual([])
})

it('renders a list on the server', () => {
  const html = renderToString(
    <SikudThemeProvider>
      <LocaleProvider language="id" timeZone="Asia/Jakarta">
        <DataList
          label="Kendaraan"
          noun="kendaraan"
          rows={[{ id: 1, number: 'B 1234 XYZ' }]}
          columns={[{ key: 'number', label: 'Plat', value: (row) => row.number, naming: true }]}
          rowTo={(row) => `/vehicles/${row.id}`}
          getRowId={(row) => row.id}
          emptyState={<EmptyState title="Belum ada kendaraan" />}
        />
      </LocaleProvider>
    </SikudThemeProvider>,
  )
  expect(html).toContain('Kendaraan')
  expect(html).not.toContain('Switched to client rendering')
})

it('renders the frame of a live map on the server', () => {
  const html = renderToString(
    <LiveFleet
      follow={() => ({ stop() {}, retryNow() {}, pause() {}, resume() {} })}
      map={{ tiles: null }}
      externalMapUrl="https://maps.example/{lat},{lng}"
    />,
  )
  expect(html).toContain('Memuat peta')
})
