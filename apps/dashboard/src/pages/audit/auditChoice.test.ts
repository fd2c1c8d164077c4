import { describe, expect, it } from 'vitest'
import { auditFilter, readAuditChoice } from './auditChoice.ts'

describe('the filters of the audit log', () => {
  it('are read from the address, without invalid values', () => {
    const params = new URLSearchParams('actor=7&action=create-admin&subject=a b&from=2026-11-20&to=kemarin')
    expect(readAuditChoice(params)).toEqual({ actor: '7', action: 'create-admin', from: '2026-11-20' })
  })

  it('ignore an actor that is not an id', () => {
    expect(readAuditChoice(new URLSearchParams('actor=../7'))).toEqual({})
  })

  it('include both days in the time zone of the user', () => {
    expect(auditFilter({ from: '2026-11-20', to: '2026-11-20' }, 'Asia/Jakarta')).toMatchObject({
      from: '2026-11-19T17:00:00.000Z',
      to: '2026-11-20T17:00:00.000Z',
    })
  })
})
