const defaultPorts = { osmand: 5055, gt06: 5023, teltonika: 5027 }

/**
 * Returns the port for a protocol from `ports`, otherwise the default port; null if the server does not listen for this
 * protocol.
 */
export function trackerPort(
  ports: Record<string, unknown>,
  protocol: keyof typeof defaultPorts,
): number | null {
  const port = ports[protocol]
  if (port === null) return null
  return typeof port === 'number' && port > 0 ? port : defaultPorts[protocol]
}
