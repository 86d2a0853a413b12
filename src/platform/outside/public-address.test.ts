import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkedLookup, findAddressProblem, isPublicAddress } from './public-address.server.ts'

const strict = { loopback: false }

describe('an address somebody asks us to call', () => {
  test.each(['https://hooks.example.com/praya?key=1', 'https://hooks.example.com:8443/', 'https://xn--fiq228c.example/'])(
    'is called: %s',
    (address) => expect(findAddressProblem(address, strict)).toBeUndefined(),
  )

  test.each([
    ['http://hooks.example.com/', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['gopher://hooks.example.com/', 'scheme'],
    ['ftp://hooks.example.com/', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['//hooks.example.com/', 'not-an-address'],
    ['hooks.example.com', 'not-an-address'],
    ['https://hooks.example.com/#part', 'not-an-address'],
    ['https://ann@hooks.example.com/', 'credentials'],
    ['https://ann:secret@hooks.example.com/', 'credentials'],
    ['https://hooks.example.com:22/', 'port'],
    ['https://hooks.example.com:6379/', 'port'],
    ['https://localhost/', 'host'],
    ['https://db.internal/', 'host'],
    ['https://printer.local/', 'host'],
    ['https://LOCALHOST./', 'host'],
    ['https://metadata/', 'host'],
    ['https://hooks.example.com./', 'host'],
    ['https://127.0.0.1/', 'host'],
    ['https://127.1/', 'host'],
    ['https://2130706433/', 'host'],
    ['https://0x7f000001/', 'host'],
    ['https://0177.0.0.1/', 'host'],
    ['https://１２７.０.０.１/', 'host'],
    ['https://169.254.169.254/latest/meta-data', 'host'],
    ['https://[::1]/', 'host'],
    ['https://[::ffff:127.0.0.1]/', 'host'],
    ['https://[fd00::1]/', 'host'],
    ['https://0/', 'host'],
    // A name is needed: certificates are not made for numbers.
    ['https://93.184.216.34/', 'host'],
  ])('is not called: %s', (address, problem) => expect(findAddressProblem(address, strict)).toBe(problem))

  test('may be this machine where the setting allows it, and nothing else more than before', () => {
    const loose = { loopback: true }
    for (const host of ['localhost:4000', '127.0.0.1:4000', '[::1]:4000', '0x7f000001:4000'])
      expect(findAddressProblem(`http://${host}/hook`, loose)).toBeUndefined()
    expect(findAddressProblem('http://10.0.0.1/', loose)).toBe('scheme')
    expect(findAddressProblem('https://169.254.169.254/', loose)).toBe('host')
    expect(findAddressProblem('gopher://localhost/', loose)).toBe('scheme')
  })
})

describe('what a name leads to', () => {
  test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('is public: %s', (ip) =>
    expect(isPublicAddress(ip)).toBe(true),
  )

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    'fc00::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    'hooks.example.com',
  ])('is not public: %s', (ip) => expect(isPublicAddress(ip)).toBe(false))

  test('no address of this machine or of a private network is ever public, written as IPv4 or inside IPv6', () => {
    const byte = fc.integer({ min: 0, max: 255 })
    const within = fc.oneof(
      fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    )
    fc.assert(
      fc.property(within, fc.constantFrom('', '::ffff:', '::', '64:ff9b::'), (parts, before) => {
        expect(isPublicAddress(before + parts.join('.'))).toBe(false)
      }),
    )
  })

  const look = (found: string[], options: object = { all: true }) =>
    new Promise<{ problem: string | undefined; address: unknown }>((resolve) => {
      const list = found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
      const lookup = checkedLookup(strict, (_host, _options, done) => done(null, list))
      lookup('hooks.example.com', options, (problem, address) => resolve({ problem: problem?.message, address }))
    })

  test('is handed to the connection as it was checked, and not at all when one of its addresses is private', async () => {
    expect(await look(['93.184.216.34'])).toEqual({ problem: undefined, address: [{ address: '93.184.216.34', family: 4 }] })
    expect(await look(['93.184.216.34'], {})).toEqual({ problem: undefined, address: '93.184.216.34' })
    for (const found of [['10.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['::1'], []])
      expect((await look(found)).problem).toContain('is not called')
  })
})
