import type { Id, ListExport } from '@sikud/api'
import { lazyPart } from '@sikud/ui/lazy'
import { type ReactNode, createElement } from 'react'
import type { PeekKind } from './PeekPart.tsx'

// Chromatic does not trace this file (`chromatic.config.json`), so that a change of one form does not change all lists.
const PeekPart = lazyPart(async () => (await import('./PeekPart.tsx')).PeekPart)

function peekOf(kind: PeekKind) {
  return ({ id }: { id: Id }) => createElement(PeekPart, { key: String(id), kind, id })
}

/** What the panels beside the lists show of a record. */
export const peeks: Partial<Record<ListExport['list'], (record: { id: Id }) => ReactNode>> = {
  device: peekOf('device'),
  driver: peekOf('driver'),
  role: peekOf('role'),
  user: peekOf('user'),
  vehicle: peekOf('vehicle'),
}
