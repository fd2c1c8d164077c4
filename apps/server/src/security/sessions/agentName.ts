/** The names of a browser and of its operating system. A name is null if the header does not contain it. */
export interface AgentName {
  browser: string | null
  system: string | null
}

/**
 * Keep this order. Most headers also contain the names of compatible browsers, so those names must come later in this
 * list.
 */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+.* Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Returns the names of the browser and the operating system that a User-Agent header contains. */
export function agentName(agent: string | null | undefined): AgentName {
  const find = (known: [RegExp, string][]) =>
    known.find(([pattern]) => agent && pattern.test(agent))?.[1] ?? null
  return { browser: find(browsers), system: find(systems) }
}
