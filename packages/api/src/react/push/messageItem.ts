import type { NewNotification } from '../inbox/InboxProvider.ts'
import { isInside } from '../../inboxItems.ts'
import type { PushedMessage } from './pushState.ts'

/** Title for a message that has none; the specification defines this text. */
const untitled = 'New Message'
const MAX_TEXT_LENGTH = 2000

/**
 * Converts a push message into an inbox item; keeps only valid texts and a path of the app at the URL `here`, else
 * `fallbackTo`.
 */
export function messageItem(
  message: PushedMessage,
  here: string,
  fallbackTo: string,
): NewNotification & { to: string } {
  const { notification = {}, data = {} } = message
  const id = textOf(data.id) ?? textOf(message.messageId)
  const at = textOf(data.at)
  const kind = textOf(data.kind)
  const body = textOf(notification.body)
  return {
    title: textOf(notification.title) ?? untitled,
    to: inside(textOf(data.to)) ?? insideOf(textOf(message.fcmOptions?.link), here) ?? fallbackTo,
    ...(id && { id }),
    ...(body && { body }),
    ...(kind && { kind }),
    ...(at && !Number.isNaN(Date.parse(at)) && { at }),
  }
}

function inside(address: string | undefined): string | undefined {
  return address !== undefined && isInside(address) ? address : undefined
}

/** Returns the path of an absolute URL of this app; undefined for other URLs. */
function insideOf(link: string | undefined, here: string): string | undefined {
  if (link === undefined || !URL.canParse(link, here)) return undefined
  const { origin, pathname, search } = new URL(link, here)
  return origin === new URL(here).origin ? inside(pathname + search) : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, MAX_TEXT_LENGTH) : undefined
}
