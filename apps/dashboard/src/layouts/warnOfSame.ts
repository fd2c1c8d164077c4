import type { Id } from '@sikud/api'
import { lazyPart } from '@sikud/ui/lazy'
import { type ReactNode, createElement } from 'react'
import type { SameKind } from './SameRecord.tsx'

// Loads when the user types, because a form works without it. Chromatic does not trace this file
// (`chromatic.config.json`), so that a change of one form does not change all pages with a form.
const SameRecord = lazyPart(async () => (await import('./SameRecord.tsx')).SameRecord)

/**
 * Returns what a form shows under the field of a plate, an IMEI or a phone number: a warning if another record has the
 * same one. `own` is the id of the record that is edited.
 */
export function warnOfSame(own?: Id) {
  return (kind: SameKind, text: string): ReactNode =>
    text.trim() === '' ? null : createElement(SameRecord, { kind, text, own })
}
