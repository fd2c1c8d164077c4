/** Number of seconds for which the provider keeps a message for a browser that is not running. */
const keptFor = { important: 24 * 3600, usual: 4 * 3600 }
/** Maximum lengths in characters, because the provider refuses a message of more than 4 kB. */
const longest = { title: 200, body: 900, target: 500 }
/** The icon of a push message; it is a file of the dashboard. */
const icon = '/push-icon.png'

/** Builds the body of the request: see https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages */
export function buildPushRequest(message: PushMessage): { message: object } {
  const { origin, important, tag } = message
  const target =
    message.target !== null && message.target.length <= longest.target ? message.target : '/notification'
  const link = origin === null ? null : addressOf(origin, target)
  const data = {
    id: String(message.notificationId ?? ''),
    kind: message.kind ?? '',
    to: target,
    at: message.at.toISOString(),
  }
  return {
    message: {
      token: message.token,
      notification: { title: cut(message.title, longest.title), body: cut(message.body, longest.body) },
      data: Object.fromEntries(Object.entries(data).filter(([, value]) => value !== '')),
      webpush: {
        headers: {
          TTL: String(important ? keptFor.important : keptFor.usual),
          Urgency: important ? 'high' : 'normal',
          ...topicOf(tag),
        },
        notification: {
          tag,
          ...(origin === null ? {} : { icon: origin + icon }),
          // `fcm_options.link` must be https. For http on localhost, `click_action` works instead: the service worker
          // of the provider reads it too.
          ...(link !== null && !link.startsWith('https:') ? { click_action: link } : {}),
        },
        ...(link?.startsWith('https:') ? { fcm_options: { link } } : {}),
      },
    },
  }
}

/** Returns the absolute URL that the provider's service worker needs; null if it leads to another origin. */
function addressOf(origin: string, target: string): string | null {
  if (!URL.canParse(target, origin)) return null
  const url = new URL(target, origin)
  return url.origin === origin ? url.href : null
}

/**
 * Returns the topic of a message. While a browser is not running, a message replaces the earlier one with the same
 * topic. Returns no topic if its name would exceed 32 characters.
 */
function topicOf(tag: string): { Topic?: string } {
  const topic = tag.replace(/[^\w-]/g, '-')
  return topic.length > 0 && topic.length <= 32 ? { Topic: topic } : {}
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}

/** One stored message for one browser. */
export interface PushMessage {
  messageId: number
  /** The id of the notification in the dashboard's list; null for a message that is not about one notification. */
  notificationId: number | null
  kind: string | null
  title: string
  body: string
  /** The path of the dashboard that the message opens; null opens the list. */
  target: string | null
  tag: string
  important: boolean
  at: Date
  /** Identifies the browser to the provider. */
  token: string
  /** The origin of the dashboard in that browser. */
  origin: string | null
}
