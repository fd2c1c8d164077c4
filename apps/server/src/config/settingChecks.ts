import { isIP } from 'node:net'

/** Accepts any text. */
export function anything() {
  return null
}

/** Accepts a text that can stand in a header. */
export function headerText(value: string) {
  return /^[\x21-\x7e]{1,200}$/.test(value) ? null : 'must be an e-mail or web address'
}

/** Returns a check that accepts one of these words. */
export function oneOf(...values: string[]) {
  return (value: string) => (values.includes(value) ? null : `must be one of ${values.join(', ')}`)
}

/** Accepts a port; 0 takes any free one. */
export function port(value: string) {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? null : 'must be a number from 0 to 65535'
}

/** Accepts a port, or `off`. */
export function trackerPort(value: string) {
  return value === 'off' || port(value) === null ? null : 'must be off or a number from 0 to 65535'
}

/** Accepts days; 11 keep seven working days with their weekends and a few holidays. */
export function positionDays(value: string) {
  const days = Number(value)
  return /^\d{1,4}$/.test(value) && days >= 11 && days <= 3650 ? null : 'must be a number from 11 to 3650'
}

/** Accepts days, or 0 for ever. */
export function tripDays(value: string) {
  return /^\d{1,5}$/.test(value) && Number(value) <= 36_500 ? null : 'must be a number from 0 to 36500'
}

/** Accepts an IP address or a host name. */
export function host(value: string) {
  return isIP(value) > 0 || /^[a-z\d.-]+$/i.test(value) ? null : 'must be an IP address or a host name'
}

/** Accepts a connection string of PostgreSQL. */
export function postgres(value: string) {
  return /^postgres(ql)?:$/.test(protocolOf(value))
    ? null
    : 'must look like postgres://user:password@host:5432/name'
}

/** Accepts an e-mail address. */
export function email(value: string) {
  return /^[^\s@]+@[^\s@]+$/.test(value) ? null : 'must be an e-mail address'
}

/** Accepts a password that is long enough. */
export function password(value: string) {
  return value.length >= 8 && value.length <= 128 ? null : 'must have 8 to 128 characters'
}

/** Accepts a web address. */
export function url(value: string) {
  return /^https?:$/.test(protocolOf(value)) ? null : 'must be an http or https address'
}

/** Accepts an address of map tiles. */
export function tiles(value: string) {
  const whole = ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
  return whole && url(value) === null ? null : 'must be an http or https address with {z}, {x} and {y}'
}

/** Accepts an address of another map service. */
export function externalMap(value: string) {
  const whole = value.includes('{lat}') && value.includes('{lng}')
  return whole && url(value) === null ? null : 'must be an http or https address with {lat} and {lng}'
}

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : ''
}

/** Accepts an address that secrets can be sent to: https, or http to this machine. */
export function safeUrl(value: string) {
  if (!URL.canParse(value)) return 'must be an https address'
  const { protocol, hostname } = new URL(value)
  const here = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
  return protocol === 'https:' || (protocol === 'http:' && here) ? null : 'must be an https address'
}
