import { describe, expect, test } from 'vitest'
import { readSettings } from '#platform/settings.server.ts'
import { servicesOf } from './services.ts'

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
const servedBy = (environment: Record<string, string>) => servicesOf(readSettings(environment), () => 'http://localhost:3000')
const providersOf = (environment: Record<string, string>) => Object.keys(servedBy(environment).identities).toSorted()

describe('in production', () => {
  test('nobody can say who somebody is until a provider is set: practice pages do not stand in', () => {
    expect(providersOf(PRODUCTION)).toEqual([])
  })
  test('no practice provider takes money, and no practice bank is asked', () => {
    const { payments, bank, practiceTransferPage, facebookSecret } = servedBy(PRODUCTION)
    expect({ payments, bank, practiceTransferPage, facebookSecret: facebookSecret() }).toEqual({ payments: [] })
  })
  test('those that are set can, and no others', () => {
    const google = { GOOGLE_CLIENT_ID: 'shop', GOOGLE_CLIENT_SECRET: 'secret' }
    expect(providersOf({ ...PRODUCTION, ...google })).toEqual(['google'])
  })
})

test('elsewhere practice pages stand in for all that are not set', () => {
  expect(providersOf({})).toEqual(['apple', 'facebook', 'google'])
})
