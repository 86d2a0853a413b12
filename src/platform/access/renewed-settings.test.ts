import { expect, test } from 'vitest'
import { readSettings } from '../settings.server.ts'
import { renewed, renewSettings, settingsNow } from './renewed-settings.server.ts'

const key = (fill: number): string => Buffer.alloc(32, fill).toString('base64')
const bank = (token: string) => ({
  BANK_FEED_URL: 'https://bank.test',
  BANK_FEED_TOKEN: token,
  BANK_WEBHOOK_TOKEN: 'a-token-of-the-bank',
})

test('what was made of a secret is made anew once the secret is read anew, and once only', () => {
  const first = readSettings(bank('the-first'))
  let made = 0
  const client = renewed(first, ({ BANK_FEED_TOKEN: token }) => {
    made += 1
    return { token, says: () => `Bearer ${token}` }
  })
  const speak = renewed(
    first,
    ({ BANK_FEED_TOKEN: token }) =>
      (word: string) =>
        `${word} ${token}`,
  )
  expect([client.token, client.says(), speak('Bearer')]).toEqual(['the-first', 'Bearer the-first', 'Bearer the-first'])
  expect(renewSettings(first, readSettings(bank('the-second')))).toEqual({ renewed: ['BANK_FEED_TOKEN'], later: [] })
  expect([client.token, client.says(), speak('Bearer'), made]).toEqual([
    'the-second',
    'Bearer the-second',
    'Bearer the-second',
    2,
  ])
  expect(first.BANK_FEED_TOKEN).toBe('the-first')
})

test('what cannot change while a process runs is named and left as it was, and what is the same is not named', () => {
  const seals = (SEALING_KEYS: string) => ({ SEALING_KEYS, CERTIFICATE_KEYS: `one:${key(3)}` })
  const first = readSettings({ ...bank('the-token'), ...seals(`one:${key(1)}`), DATABASE_POOL: '5' })
  const read = readSettings({
    ...bank('the-token'),
    ...seals(`two:${key(2)},one:${key(1)}`),
    DATABASE_POOL: '50',
    METRICS_TOKEN: 'a-token-that-is-new',
  })
  expect(renewSettings(first, read)).toEqual({ renewed: ['SEALING_KEYS'], later: ['DATABASE_POOL', 'METRICS_TOKEN'] })
  const { SEALING_KEYS, DATABASE_POOL, METRICS_TOKEN } = settingsNow(first)
  expect([SEALING_KEYS.map(({ name }) => name), DATABASE_POOL, METRICS_TOKEN]).toEqual([['two', 'one'], 5, undefined])
})

test('a provider that is taken away goes on with what it had, since it may owe money', () => {
  const first = readSettings(bank('the-token'))
  const client = renewed(first, ({ BANK_FEED_TOKEN: token }) => (token ? { token } : undefined))
  expect(renewSettings(first, readSettings({})).renewed).toEqual([])
  expect(client?.token).toBe('the-token')
  expect(renewed(readSettings({}), ({ BANK_FEED_TOKEN: token }) => (token ? { token } : undefined))).toBeUndefined()
})
