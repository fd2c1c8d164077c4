/** How long the provider keeps a message for a browser that is off, in seconds: what is older helps nobody. */
const keptFor = { important: 24 * 3600, usual: 4 * 3600 }
/** The provider refuses more than 4 kB in all. */
const longest = { title: 200, body: 900, target: 500 }
/** Lies beside the dashboard's page. */
const icon = '/push-icon.png'

/** What the provider is asked to send: see https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages */
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
          // The provider takes links with https only. This field says the same to its worker, for trying on one's own machine.
          ...(link !== null && !link.startsWith('https:') ? { click_action: link } : {}),
        },
        ...(link?.startsWith('https:') ? { fcm_options: { link } } : {}),
      },
    },
  }
}

/** Absolute, since the provider's worker opens nothing else; nothing when it would lead elsewhere. */
function addressOf(origin: string, target: string): string | null {
  if (!URL.canParse(target, origin)) return null
  const url = new URL(target, origin)
  return url.origin === origin ? url.href : null
}

/** Of what waits for a browser that is off, a later message of the same topic replaces the earlier one: 32 of these signs at most. */
function topicOf(tag: string): { Topic?: string } {
  const topic = tag.replace(/[^\w-]/g, '-')
  return topic.length > 0 && topic.length <= 32 ? { Topic: topic } : {}
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}

/** One message for one browser, as the database has it. */
export interface PushMessage {
  messageId: number
  /** The number that the dashboard's list has it under; null for what stands in no list. */
  notificationId: number | null
  kind: string | null
  title: string
  body: string
  /** The page of the dashboard that shows it. */
  target: string | null
  tag: string
  important: boolean
  at: Date
  /** The provider's name of the browser. */
  token: string
  /** Where that browser has the dashboard. */
  origin: string | null
}
