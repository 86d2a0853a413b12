import { expect, test } from 'vitest'
import { readRedisAddress } from './redis-address.ts'

test.each([
  ['redis://cache', { host: 'cache', port: 6379 }],
  ['redis://cache:6400/2', { host: 'cache', port: 6400, db: 2 }],
  ['rediss://shop:a%20b@cache:6400', { host: 'cache', port: 6400, tls: {}, username: 'shop', password: 'a b' }],
  [
    'redis+sentinel://one,two:26400/shop',
    {
      sentinels: [
        { host: 'one', port: 26379 },
        { host: 'two', port: 26400 },
      ],
      name: 'shop',
    },
  ],
  ['redis+sentinel://:secret@one:26379/shop', { sentinels: [{ host: 'one', port: 26379 }], name: 'shop', password: 'secret' }],
])('%s', (address, options) => {
  expect(readRedisAddress(address)?.options).toEqual(options)
})

test.each(['http://cache', 'cache:6379', 'redis+sentinel://one:26379', 'redis+sentinel://one:x/shop', 'redis+sentinel:///shop'])(
  '%s is no address of Redis',
  (address) => {
    expect(readRedisAddress(address)).toBeUndefined()
  },
)
