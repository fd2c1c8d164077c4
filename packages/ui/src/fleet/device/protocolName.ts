const names: Partial<Record<string, string>> = {
  osmand: 'OsmAnd',
  gt06: 'GT06',
  teltonika: 'Teltonika',
  traccar: 'Traccar',
}

/** Returns the name of a tracker protocol; a newer server may send one that this version does not know. */
export function protocolName(protocol: string): string {
  return names[protocol] ?? protocol
}
