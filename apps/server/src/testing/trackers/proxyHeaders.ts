import { isIP } from 'node:net'

/** Writes a PROXY header of version 1. Does not use code of the server, so that the tests check it independently. */
export function proxyV1(source: string, port: number): Buffer {
  const [family, destination] = isIP(source) === 6 ? ['TCP6', '2001:db8::1'] : ['TCP4', '10.0.0.1']
  return Buffer.from(`PROXY ${family} ${source} ${destination} ${String(port)} 5023\r\n`)
}

/** Writes a PROXY header of version 2, with further bytes behind the addresses. */
export function proxyV2(source: string, port: number, extension: Uint8Array = new Uint8Array()): Buffer {
  const isV6 = isIP(source) === 6
  const addresses = Buffer.concat([
    bytesOf(source),
    bytesOf(isV6 ? '2001:db8::1' : '10.0.0.1'),
    Buffer.alloc(4),
  ])
  addresses.writeUInt16BE(port, addresses.length - 4)
  addresses.writeUInt16BE(5023, addresses.length - 2)
  const head = Buffer.from('0d0a0d0a000d0a515549540a21000000', 'hex')
  head.writeUInt8(isV6 ? 0x21 : 0x11, 13)
  head.writeUInt16BE(addresses.length + extension.length, 14)
  return Buffer.concat([head, addresses, extension])
}

function bytesOf(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number))
  // The URL parser of Node writes each IPv6 address in the same form, without an IPv4 address at its end.
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = (text = '') =>
    (text === '' ? [] : text.split(':')).map((group) => Number.parseInt(group, 16))
  const [first, last] = [groups(left), groups(right)]
  const all = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last]
  const bytes = Buffer.alloc(16)
  all.forEach((group, index) => bytes.writeUInt16BE(group, index * 2))
  return bytes
}
