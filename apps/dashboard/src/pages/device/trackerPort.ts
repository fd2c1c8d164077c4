const usual = { osmand: 5055, gt06: 5023 }

/** The port that trackers of a protocol report to; null where the server does not listen, the usual one where it does not say. */
export function trackerPort(told: Record<string, unknown>, protocol: keyof typeof usual): number | null {
  const port = told[protocol]
  if (port === null) return null
  return typeof port === 'number' && port > 0 ? port : usual[protocol]
}
