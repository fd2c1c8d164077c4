import { describe, expect, it } from 'vitest'
import { createDrafts } from './drafts.ts'

describe('drafts', () => {
  it('are given back to the same user', () => {
    const drafts = createDrafts()
    drafts.keep('/device/add', '7', { name: 'Pelacak' })
    expect(drafts.find('/device/add', '7')).toEqual({ name: 'Pelacak' })
  })

  it('are kept from everybody else', () => {
    const drafts = createDrafts()
    drafts.keep('/device/add', '7', { name: 'Pelacak' })
    expect(drafts.find('/device/add', '8')).toBeUndefined()
  })

  it('belong to one form', () => {
    const drafts = createDrafts()
    drafts.keep('/device/add', '7', { name: 'Pelacak' })
    expect(drafts.find('/device/edit/1', '7')).toBeUndefined()
  })

  it('are gone once they are forgotten', () => {
    const drafts = createDrafts()
    drafts.keep('/device/add', '7', { name: 'Pelacak' })
    drafts.forget('/device/add')
    expect(drafts.find('/device/add', '7')).toBeUndefined()
  })
})
