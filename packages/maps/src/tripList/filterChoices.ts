import type { GpsSession } from '@sikud/api'
import { referenceKey } from './TripFilter.ts'

export interface FilterChoice {
  key: string
  label: string
  /** A second text that distinguishes choices with the same label. */
  hint?: string | undefined
}

/** The options in the filter of trips. For example, `drivers` is empty if no trip has a driver. */
export interface FilterChoices {
  vehicles: FilterChoice[]
  drivers: FilterChoice[]
  devices: FilterChoice[]
  /** The depots in the order of their tree; undefined if there are none. */
  groups?: FilterChoice[] | undefined
  /** Whether any trip has a valid start, so that filtering by day makes sense. */
  days: boolean
}

/** Collects the vehicles, drivers and devices of the trips, sorted by name. */
export function filterChoices(trips: readonly GpsSession[]): FilterChoices {
  const vehicles = new Map<string, string>()
  const drivers = new Map<string, string>()
  const devices = new Map<string, string>()
  let days = false
  for (const { vehicle, driver, device, start } of trips) {
    add(vehicles, referenceKey(vehicle), vehicle?.number)
    add(drivers, referenceKey(driver), driver?.name)
    add(devices, referenceKey(device), device?.name)
    days ||= !Number.isNaN(Date.parse(start.time ?? ''))
  }
  return { vehicles: byLabel(vehicles), drivers: byLabel(drivers), devices: byLabel(devices), days }
}

/** Merges two sets of options, sorted by name. */
export function mergeChoices(one: FilterChoices, other: FilterChoices): FilterChoices {
  return {
    vehicles: merge(one.vehicles, other.vehicles),
    drivers: merge(one.drivers, other.drivers),
    devices: merge(one.devices, other.devices),
    groups: one.groups ?? other.groups,
    days: one.days || other.days,
  }
}

function merge(some: FilterChoice[], more: FilterChoice[]): FilterChoice[] {
  return byLabel(new Map([...some, ...more].map(({ key, label }) => [key, label])))
}

function add(choices: Map<string, string>, key: string | undefined, label: string | undefined) {
  if (key !== undefined && !choices.has(key)) choices.set(key, label ?? key)
}

function byLabel(choices: Map<string, string>): FilterChoice[] {
  const collator = new Intl.Collator('id', { numeric: true })
  return Array.from(choices, ([key, label]) => ({ key, label })).toSorted((a, b) =>
    collator.compare(a.label, b.label),
  )
}
