import { expect, test } from 'vitest'
import { readSettings } from '#platform/settings.server.ts'

test.each([
  [{ GOOGLE_CLIENT_ID: 'shop' }, 'GOOGLE_CLIENT_SECRET: needed with GOOGLE_CLIENT_ID'],
  [{ FACEBOOK_APP_SECRET: 'secret' }, 'FACEBOOK_APP_ID: needed with FACEBOOK_APP_SECRET'],
  [{ APPLE_PRIVATE_KEY: 'nonsense' }, 'APPLE_PRIVATE_KEY: a private key in PEM'],
  [{ GOOGLE_ISSUER: 'http://accounts.test' }, 'GOOGLE_ISSUER: https is needed'],
  [{ FACEBOOK_TOKEN_URL: 'http://localhost.evil.test/token' }, 'FACEBOOK_TOKEN_URL: https is needed'],
])('%o is refused at start, by name', (environment, words) => {
  expect(() => readSettings(environment)).toThrow(words)
})
