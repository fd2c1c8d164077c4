'use client'
import { useMapsFormat } from '../locales/useMapsTexts.ts'
import { isTimed, type TripData } from '../trip/tripData.ts'
import { durationTextWithSeconds } from '../texts/durationParts.ts'
import type { TripFigures } from '../trip/tripFigures.ts'
import { useTripTexts } from '../texts/useTripTexts.ts'

/** A stop or a speeding stretch of a trip, formatted for the list. */
export interface TripEvent {
  number: number
  index: number
  /** Index of the last point of the stop or stretch. */
  to: number
  when: string
  /** The day of the event, if the trip has more than one day, and how long the vehicle was over the limit. */
  note?: string
  /** The duration of a stop, or the highest speed of a speeding stretch. */
  amount: string
}

/** Returns the stops and the speeding of a trip as texts, with times or, if the points have none, point numbers. */
export function useTripEvents(trip: TripData, { stops, speeding }: TripFigures) {
  const texts = useTripTexts()
  const format = useMapsFormat()
  const timed = isTimed(trip)
  const [begun = 0, ended = 0] = [trip.times[0], trip.times[trip.count - 1]]
  const oneDay = !timed || format.day(begun) === format.day(ended)
  const at = (time: number, ...notes: string[]) => ({
    when: format.time(time),
    note: [...(oneDay ? [] : [format.day(time)]), ...notes].join(' · '),
  })
  const lasting = (from: number, to: number) =>
    durationTextWithSeconds((trip.times[to] ?? 0) - (trip.times[from] ?? 0), texts)
  const points = (from: number, to: number) => texts.points(format.count(from + 1), format.count(to + 1))
  return {
    stops: stops.map(({ number, from, to, start, milliseconds }): TripEvent => ({
      number,
      index: from,
      to,
      ...at(start),
      amount: durationTextWithSeconds(milliseconds, texts),
    })),
    speeding: speeding.map(({ number, from, to, highest }): TripEvent => ({
      number,
      index: from,
      to,
      ...(timed ? at(trip.times[from] ?? 0, lasting(from, to)) : { when: points(from, to) }),
      amount: format.speed(highest),
    })),
  }
}

/** Returns the index of the event that contains a point, in a list sorted by point; -1 if no event contains it. */
export function eventAt(events: readonly { index: number; to: number }[], point: number): number {
  let low = 0
  let high = events.length - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((events[middle]?.index ?? 0) <= point) low = middle
    else high = middle - 1
  }
  const event = events[low]
  return event && event.index <= point && point <= event.to ? low : -1
}
