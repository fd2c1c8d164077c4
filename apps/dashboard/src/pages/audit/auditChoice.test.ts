import { describe, expect, it } from 'vitest'
import { auditFilter, readAuditChoice } from './auditChoice.ts'

describe('the audit log', () => {
  it('reads its filters from the URL, without invalid values', () => {
    const params = new URLSearchParams(
      'actor=7&kind=deleted&search= Pelacak &subject=a b&from=2026-11-20&to=kemarin',
    )
    expect(readAuditChoice(params)).toEqual({
      actor: '7',
      kind: 'deleted',
      search: 'Pelacak',
      from: '2026-11-20',
    })
    expect(readAuditChoice(new URLSearchParams('kind=apa&search=+'))).toEqual({})
  })

  it('ignores a filter by an actor that is not an id', () => {
    expect(readAuditChoice(new URLSearchParams('actor=../7'))).toEqual({})
  })

  it('includes the first and the last day of a filter, in the time zone of the user', () => {
    expect(auditFilter({ from: '2026-11-20', to: '2026-11-20' }, 'Asia/Jakarta')).toMatchObject({
      from: '2026-11-19T17:00:00.000Z',
      to: '2026-11-20T17:00:00.000Z',
    })
  })
})
