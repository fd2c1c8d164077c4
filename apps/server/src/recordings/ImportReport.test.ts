import { expect, describe, it } from 'vitest'
import { createReport, formatReport, reportRefusals } from './ImportReport.ts'
import { type Refusal, createReadingNotes } from './Reading.ts'

describe('formatReport', () => {
  it('shows imported points and the first refusals with their lines', () => {
    const report = createReport('rekaman.csv', createReadingNotes('CSV'), 1_250)
    report.taken = { points: 1_220, sessions: 3, untimedSessions: 0, devices: 1, newDevices: 1 }
    const refusals: Refusal[] = Array.from({ length: 30 }, (_, index) => ({
      line: 100 - index,
      reason: 'spike',
    }))
    reportRefusals(report, refusals)
    const text = formatReport(report)
    expect(text).toContain('rekaman.csv (CSV): 1.250 titik dibaca')
    expect(text).toContain('Diambil: 1.220 titik dalam 3 sesi dari 1 perangkat, 1 di antaranya baru')
    expect(text).toContain('baris 71: lompatan satu titik yang mustahil')
    expect(text).not.toContain('baris 91:')
    expect(text).toContain('… dan 10 lagi')
  })

  it('omits counts of zero', () => {
    const text = formatReport(createReport('a.gpx', createReadingNotes('GPX'), 0))
    expect(text.split('\n')).toHaveLength(2)
  })
})
