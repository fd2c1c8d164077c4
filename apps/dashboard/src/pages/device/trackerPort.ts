const usual = { osmand: 5055, gt06: 5023 }

/** Returns the port for trackers of a protocol; null where the server does not listen, the default where it sends none. */
export function trackerPort(told: Record<string, unknown>, protocol: keyof typeof usual): number | null {
  const port = told[protocol]
  if (port === null) return null
  return typeof port === 'number' && port > 0 ? port : usual[protocol]
}
