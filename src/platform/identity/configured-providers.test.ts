import { describe, expect, test } from 'vitest'
import { readSettings } from '#platform/settings.server.ts'
import { configuredProviders } from './configured-providers.server.ts'

const host = { timeoutMs: 1_000, restMs: 1_000, ownAddress: () => 'http://localhost:3000' }
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop@127.0.0.1/shop',
  PUBLIC_URL: 'https://shop.test',
  SMTP_URL: 'smtp://mail.test',
  MAIL_FROM: 'shop@shop.test',
  BANK_PAYEE: 'Shop',
  BANK_CODE: '024',
  BANK_ACCOUNT: '388-123456-001',
  FPS_ID: '1234567',
  SEALING_KEYS: `first:${Buffer.alloc(32, 1).toString('base64')}`,
  CERTIFICATE_KEYS: `first:${Buffer.alloc(32, 1).toString('base64')}`,
}
const providersOf = (environment: Record<string, string>) =>
  Object.keys(configuredProviders(readSettings(environment), host)).toSorted()

describe('in production', () => {
  test('nobody can say who somebody is until a provider is set: practice pages do not stand in', () => {
    expect(providersOf(PRODUCTION)).toEqual([])
  })
  test('those that are set can, and no others', () => {
    const google = { GOOGLE_CLIENT_ID: 'shop', GOOGLE_CLIENT_SECRET: 'secret' }
    expect(providersOf({ ...PRODUCTION, ...google })).toEqual(['google'])
  })
})

test('elsewhere practice pages stand in for all that are not set', () => {
  expect(providersOf({})).toEqual(['apple', 'facebook', 'google'])
})

test.each([
  [{ GOOGLE_CLIENT_ID: 'shop' }, 'GOOGLE_CLIENT_SECRET: needed with GOOGLE_CLIENT_ID'],
  [{ FACEBOOK_APP_SECRET: 'secret' }, 'FACEBOOK_APP_ID: needed with FACEBOOK_APP_SECRET'],
  [{ APPLE_PRIVATE_KEY: 'nonsense' }, 'APPLE_PRIVATE_KEY: a private key in PEM'],
  [{ GOOGLE_ISSUER: 'http://accounts.test' }, 'GOOGLE_ISSUER: https is needed'],
  [{ FACEBOOK_TOKEN_URL: 'http://localhost.evil.test/token' }, 'FACEBOOK_TOKEN_URL: https is needed'],
])('%o is refused at start, by name', (environment, words) => {
  expect(() => readSettings(environment)).toThrow(words)
})
