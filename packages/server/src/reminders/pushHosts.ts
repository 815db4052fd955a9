// Which hosts reminders may be sent to. Clients choose the addresses, so none may lead into the network of the server.

import { type LookupAllOptions, lookup as lookUp } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses that belong to no public host, as listed by the IANA. */
const NOT_PUBLIC: readonly (readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
]

/** Of IPv6 only the global unicast range is public, without the parts that embed another address. */
const PUBLIC_V6 = ['2000::', 3] as const
const NOT_PUBLIC_V6 = [
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
] as const

const notPublic = new BlockList()
for (const [network, prefix, family] of [...NOT_PUBLIC, ...NOT_PUBLIC_V6]) notPublic.addSubnet(network, prefix, family)
const publicV6 = new BlockList()
publicV6.addSubnet(...PUBLIC_V6, 'ipv6')

export function isPublic(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !notPublic.check(address, 'ipv4')
  return version === 6 && publicV6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/** `anywhere` is for tests, whose receivers are on this machine. */
export type HostPolicy = { readonly allowPrivateHosts: boolean }

const LONGEST = 1_000

/** Whether the address has the form of a push service's; its name is resolved only when it is called. */
export function isAllowedEndpoint(endpoint: string, { allowPrivateHosts }: HostPolicy): boolean {
  if (endpoint.length > LONGEST || !URL.canParse(endpoint)) return false
  const { protocol, username, password, port, hostname } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (allowPrivateHosts) return protocol === 'https:' || protocol === 'http:'
  if (protocol !== 'https:' || port !== '') return false
  const literal = hostname.replace(/^\[|\]$/g, '')
  return isIP(literal) === 0 ? hostname.includes('.') : isPublic(literal)
}

type Found = { readonly address: string; readonly family: number }
type Resolver = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: Found[]) => void,
) => void

/** Resolves a name to its public addresses only, which are then connected to. */
export const publicOnly =
  (resolve: Resolver): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '')
      const allowed = found.filter(({ address }) => isPublic(address))
      const [first] = allowed
      if (!first) return callback(new Error(`${hostname} is not a public host.`), '')
      if (options.all) return callback(null, allowed)
      return callback(null, first.address, first.family)
    })
  }

export const publicLookup = publicOnly(lookUp)
