// Where reminders may be sent: never into the network of the server.

import { expect, test } from 'vitest'
import { post } from '../../src/reminders/push.ts'
import { isAllowedEndpoint, isPublic, publicLookup, publicOnly } from '../../src/reminders/pushHosts.ts'
import { openLocalSite } from '../support/localSite.ts'

const OUTSIDE = { allowPrivateHosts: false }

test('addresses of push services are taken', () => {
  for (const endpoint of [
    'https://push.example/send/abc',
    'https://updates.push.example.com/wpush/v2/gAAAA-_',
    'https://93.184.215.14/x',
    'https://[2606:4700::1111]/x',
  ])
    expect(isAllowedEndpoint(endpoint, OUTSIDE), endpoint).toBe(true)
})

test('addresses of private hosts are refused', () => {
  for (const endpoint of [
    '',
    'push.example',
    'http://push.example/send',
    'ftp://push.example/send',
    'file:///etc/passwd',
    'https://localhost/x',
    'https://metadata/latest',
    'https://push.example:8443/x',
    'https://user:secret@push.example/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://0/x',
    'https://10.1.2.3/x',
    'https://172.16.0.1/x',
    'https://192.168.1.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/x',
    'https://224.0.0.1/x',
    'https://255.255.255.255/x',
    'https://[::1]/x',
    'https://[::]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[64:ff9b::7f00:1]/x',
    'https://[2002:7f00:1::]/x',
    'https://[fd00::1]/x',
    'https://[fe80::1]/x',
    'https://[ff02::1]/x',
    `https://push.example/${'x'.repeat(1_000)}`,
  ])
    expect(isAllowedEndpoint(endpoint, OUTSIDE), endpoint).toBe(false)
})

test('an invalid address is not public', () => {
  expect(isPublic('push.example')).toBe(false)
  expect(isPublic('')).toBe(false)
  expect(isPublic('8.8.8.8')).toBe(true)
})

test('a name that leads to this machine is not connected to, whatever it looks like', async () => {
  const outcomes = [true, false].map(
    all =>
      new Promise(resolve => {
        publicLookup('localhost', { all }, error => resolve(error?.message))
      }),
  )
  expect(await Promise.all(outcomes)).toEqual(Array(2).fill('localhost is not a public host.'))
  const parcel = { headers: {}, body: Buffer.from('hello') }
  expect(await post({ ...parcel, endpoint: 'https://localhost./x' }, OUTSIDE)).toBe('unsent')
  expect(await post({ ...parcel, endpoint: 'https://127.0.0.1/x' }, OUTSIDE)).toBe('unsent')
})

test('of a name with several addresses only the public ones are connected to', async () => {
  const found = [
    { address: '10.0.0.1', family: 4 },
    { address: '8.8.8.8', family: 4 },
    { address: '::1', family: 6 },
    { address: '2606:4700::1111', family: 6 },
  ]
  const lookup = publicOnly((_host, _options, callback) => callback(null, found))
  const answer = (all: boolean): Promise<unknown> =>
    new Promise(resolve => lookup('push.example', { all }, (_error, address, family) => resolve([address, family])))
  expect(await answer(true)).toEqual([[found[1], found[3]], undefined])
  expect(await answer(false)).toEqual(['8.8.8.8', 4])
})

test('redirects are not followed, long answers not read, broken ones not believed', async () => {
  let calls = 0
  const url = await openLocalSite((request, response) => {
    calls++
    if (request.url === '/moved') response.writeHead(307, { location: '/secret' }).end()
    else if (request.url === '/long')
      response.writeHead(200).write('x'.repeat(1_000_000)) // and never ends
    else request.socket.destroy()
  })
  const to = (endpoint: string) =>
    post({ endpoint, headers: {}, body: Buffer.from('hello') }, { allowPrivateHosts: true })
  expect(await to(`${url}/moved`)).toEqual({ status: 307 })
  expect(await to(`${url}/long`)).toEqual({ status: 200 })
  expect(await to(`${url}/broken`)).toBe('unknown')
  expect(calls).toBe(3)
  expect(await to('http://127.0.0.1:1/nobody')).toBe('unsent')
  expect(await to(`${url.replace('http:', 'https:')}/plain`)).toBe('unsent') // nothing is said before the host has proved itself
})
