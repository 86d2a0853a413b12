import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crc16, type FpsRequest, fpsPayload, fpsTimeout } from './fps-payload.rules.ts'
import vectors from './fps-vectors.json' with { type: 'json' }

/** True when the last four digits are the CRC of what stands before them. */
const isIntactPayload = (payload: string): boolean =>
  /6304[0-9A-F]{4}$/.test(payload) && crc16(payload.slice(0, -4)) === payload.slice(-4)

type VectorInput = {
  kind: string
  val: string
  amount?: string
  ref?: string
  timeout?: string
  clearing?: string
  currency?: string
}

function requestOf(input: VectorInput): FpsRequest {
  return {
    proxy: { kind: input.kind as FpsRequest['proxy']['kind'], value: input.val },
    ...(input.amount ? { amountCents: Math.round(Number(input.amount) * 100) } : {}),
    ...(input.ref ? { reference: input.ref } : {}),
    ...(input.timeout ? { timeout: input.timeout } : {}),
    ...(input.clearing ? { clearingCode: input.clearing } : {}),
    ...(input.currency === '156' ? { currency: 'CNY' as const } : {}),
  }
}

describe('an FPS payload', () => {
  test.each(vectors.built)('is byte for byte right: $description', ({ input, payload }) => {
    expect(fpsPayload(requestOf(input))).toBe(payload)
  })

  test.each(vectors.others)('of others checks out: $description', ({ payload }) => {
    expect(isIntactPayload(payload)).toBe(true)
  })

  test.each(vectors.stale)('with a stale checksum is seen through', ({ payload }) => {
    expect(isIntactPayload(payload)).toBe(false)
  })

  test('has the checksum of the published check value', () => {
    expect(crc16('123456789')).toBe('29B1')
  })

  test('carries any amount to the cent, and one flipped character breaks it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), fc.nat(), (cents, at) => {
        const payload = fpsPayload({ proxy: { kind: 'fpsId', value: '1234567' }, amountCents: cents })
        const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
        expect(payload).toContain(`54${String(amount.length).padStart(2, '0')}${amount}58`)
        const index = at % (payload.length - 4)
        const flipped = payload.slice(0, index) + (payload[index] === '0' ? '1' : '0') + payload.slice(index + 1)
        return isIntactPayload(payload) && !isIntactPayload(flipped)
      }),
    )
  })

  test.each([
    ['an FPS ID of eight digits', { proxy: { kind: 'fpsId', value: '12345678' }, amountCents: 100 }],
    ['no amount at all in a one-time code of zero', { proxy: { kind: 'fpsId', value: '1234567' }, amountCents: 0 }],
    ['half a cent', { proxy: { kind: 'fpsId', value: '1234567' }, amountCents: 0.5 }],
    [
      'an amount of more than thirteen characters',
      { proxy: { kind: 'fpsId', value: '1234567' }, amountCents: 9_007_199_254_740_991 },
    ],
    ['a reference of 26 characters', { proxy: { kind: 'fpsId', value: '1234567' }, amountCents: 100, reference: 'R'.repeat(26) }],
    ['a reference in Chinese', { proxy: { kind: 'fpsId', value: '1234567' }, amountCents: 100, reference: '訂單' }],
  ] as [string, FpsRequest][])('refuses %s', (_, request) => {
    expect(() => fpsPayload(request)).toThrow(RangeError)
  })

  test('names its last moment in Hong Kong time', () => {
    expect(fpsTimeout(new Date('2026-11-20T13:30:00Z'))).toBe('261120213000')
  })
})
