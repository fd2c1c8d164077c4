import { isIP } from 'node:net'

export function anything() {
  return null
}

export function headerText(value: string) {
  return /^[\x21-\x7e]{1,200}$/.test(value) ? null : 'must be an e-mail or web address'
}

export function oneOf(...values: string[]) {
  return (value: string) => (values.includes(value) ? null : `must be one of ${values.join(', ')}`)
}

/** Accepts a port; 0 means any free port. */
export function port(value: string) {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? null : 'must be a number from 0 to 65535'
}

export function trackerPort(value: string) {
  return value === 'off' || port(value) === null ? null : 'must be off or a number from 0 to 65535'
}

/**
 * Accepts 11 or more days. The server must keep positions for at least seven working days. Any 11 consecutive days
 * contain seven working days, even with two weekends. Holidays are not considered.
 */
export function positionDays(value: string) {
  const days = Number(value)
  return /^\d{1,4}$/.test(value) && days >= 11 && days <= 3650 ? null : 'must be a number from 11 to 3650'
}

/** Accepts a number of days; 0 means forever. */
export function tripDays(value: string) {
  return /^\d{1,5}$/.test(value) && Number(value) <= 36_500 ? null : 'must be a number from 0 to 36500'
}

/** Accepts 365 or more days. */
export function auditDays(value: string) {
  const days = Number(value)
  return /^\d{1,5}$/.test(value) && days >= 365 && days <= 36_500
    ? null
    : 'must be a number from 365 to 36500'
}

export function hour(value: string) {
  return /^\d{1,2}$/.test(value) && Number(value) <= 23 ? null : 'must be a number from 0 to 23'
}

export function count(value: string) {
  return /^\d{1,3}$/.test(value) && Number(value) >= 1 ? null : 'must be a number from 1 to 999'
}

export function speedLimit(value: string) {
  const kmh = Number(value)
  return /^\d{2,3}$/.test(value) && kmh >= 10 && kmh <= 200 ? null : 'must be a number from 10 to 200'
}

export function host(value: string) {
  return isIP(value) > 0 || /^[a-z\d.-]+$/i.test(value) ? null : 'must be an IP address or a host name'
}

export function postgres(value: string) {
  return /^postgres(ql)?:$/.test(protocolOf(value))
    ? null
    : 'must look like postgres://user:password@host:5432/name'
}

export function smtp(value: string) {
  return /^smtps?:$/.test(protocolOf(value)) ? null : 'must look like smtp://user:password@host:587'
}

export function broker(value: string) {
  return /^mqtts?:$/.test(protocolOf(value)) ? null : 'must look like mqtt://user:password@host:1883'
}

const topic = /^(?!\$)(?:(?:[^+#/]*|\+)\/)*(?:[^+#/]+|\+|#)$/

/** Accepts MQTT topics without a leading $: `+` stands for one level, a last `#` for all further ones. */
export function topics(value: string) {
  const all = value.split(',')
  return all.every((one) => topic.test(one.trim())) ? null : 'must be MQTT topics, separated by commas'
}

/** Accepts an e-mail address, or a name and an address in angle brackets. */
export function sender(value: string) {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value
  return email(address) === null ? null : 'must look like SIKUD <sikud@example.com>'
}

export function email(value: string) {
  return /^[^\s@]+@[^\s@]+$/.test(value) ? null : 'must be an e-mail address'
}

export function password(value: string) {
  return value.length >= 8 && value.length <= 128 ? null : 'must have 8 to 128 characters'
}

export function url(value: string) {
  return /^https?:$/.test(protocolOf(value)) ? null : 'must be an http or https address'
}

export function tiles(value: string) {
  const isComplete = ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
  return isComplete && url(value) === null ? null : 'must be an http or https address with {z}, {x} and {y}'
}

export function externalMap(value: string) {
  const isComplete = value.includes('{lat}') && value.includes('{lng}')
  return isComplete && url(value) === null ? null : 'must be an http or https address with {lat} and {lng}'
}

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : ''
}

/** Accepts a URL to which secrets can be sent: https, or http on this machine. */
export function safeUrl(value: string) {
  if (!URL.canParse(value)) return 'must be an https address'
  const { protocol, hostname } = new URL(value)
  const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isLocal) ? null : 'must be an https address'
}
