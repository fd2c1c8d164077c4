import { sessions } from '@sikud/api/fixtures'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FleetMap } from '../fleet/FleetMap.tsx'
import { FleetStore } from '../fleet/store/FleetStore.ts'
import { TripPlayback } from '../player/TripPlayback.tsx'
import { TripReport } from '../report/TripReport.tsx'
import type { TripSource } from '../report/TripSource.ts'
import { LiveFleet } from '../tracking/LiveFleet.tsx'

const never = () => new Promise<never>(() => {})
const question = { queryKey: ['never'], queryFn: never }
const trips: TripSource = {
  pages: () => ({ ...question, initialPageParam: 0, getNextPageParam: () => null }),
  detail: () => question,
  hasUntimed: () => question,
  newest: () => ({ queryKey: ['newest'], queryFn: never }),
  neighbour: () => question,
  vehicles: question,
  drivers: question,
  devices: question,
}
const map = { tiles: null }
const report = createElement(TripReport, { trips, map })

const pages: Record<string, ReactElement> = {
  LiveFleet: createElement(LiveFleet, {
    follow: () => ({ stop() {}, retryNow() {}, pause() {}, resume() {} }),
    map,
    externalMapUrl: 'https://maps.test/{lat},{lng}',
  }),
  FleetMap: createElement(FleetMap, {
    fleet: new FleetStore(),
    connection: 'connecting',
    map,
    externalMapUrl: 'https://maps.test/{lat},{lng}',
  }),
  TripPlayback: createElement(TripPlayback, {
    trips: sessions,
    loading: false,
    selectedKey: null,
    onSelect: () => {},
    map,
  }),
  TripReport: createElement(QueryClientProvider, { client: new QueryClient() }, report),
}

describe('on a server', () => {
  it.each(Object.entries(pages))('%s renders the frame of its map', (_name, page) => {
    expect(renderToString(page)).toContain('Memuat peta')
  })

  it('TripReport without a QueryClientProvider names it', () => {
    expect(() => renderToString(report)).toThrow('use QueryClientProvider to set one')
  })
})
