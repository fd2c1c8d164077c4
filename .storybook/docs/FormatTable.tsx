import { createFormat, useFormat } from '@sikud/ui'
import { useLocale } from '@sikud/ui/locales'
import { storyMoment } from '../fixedClock.ts'
import { DocTable } from './DocTable.tsx'

const ago = (seconds: number) => storyMoment.getTime() - seconds * 1000

const code = (text: string) => <code key="call">{text}</code>

/** Shows examples of numbers, dates, times and ages, formatted by the kit. */
export function FormatTable() {
  const format = useFormat()
  const inMakassar = createFormat(useLocale().language, 'Asia/Makassar')
  return (
    <DocTable
      heads={['What', 'Written', 'By']}
      rows={[
        ['A number', format.number(12_345.678), code('format.number')],
        ['A distance', format.distance(18.4), code('format.distance')],
        ['A speed', format.speed(87), code('format.speed')],
        ['A date', format.date(storyMoment), code('format.date')],
        ['A time, with its zone', format.time(storyMoment), code('format.time')],
        ['The same time in Makassar', inMakassar.time(storyMoment), code('format.time')],
        ['Date and time', format.dateTime(storyMoment), code('format.dateTime')],
        [
          'An age',
          [12, 200, 3 * 3600, 50 * 3600].map((seconds) => format.age(ago(seconds))).join(' · '),
          code('format.age'),
        ],
        ['Nothing known', format.date(null), code('noValue')],
      ]}
    />
  )
}
