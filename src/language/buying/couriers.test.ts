import { expect, test } from 'vitest'
import { fitsCourier, needsNumber } from './couriers.ts'

test.each([
  ['SF Express', 'SF1234567890123', true],
  ['SF Express', '123456789012', true],
  ['SF Express', 'SF123456789012', false],
  ['Hongkong Post', 'EE123456785HK', true],
  ['Hongkong Post', 'EE123456784HK', false],
  ['Hongkong Post', 'EE473124829HK', true],
  ['DHL Express', '1234567890', true],
  ['DHL Express', 'JD0123456789012345', true],
  ['DHL Express', 'SF1234567890123', false],
  ['Kerry Express', 'KE12345678', true],
  ['Own delivery', '', true],
])('a parcel of %s may have the number “%s”: %s', (courier, number, fits) => {
  expect(fitsCourier(courier, number)).toBe(fits)
})

test('only our own people need no number', () => {
  expect(['SF Express', 'Hongkong Post', 'Own delivery'].map(needsNumber)).toEqual([true, true, false])
})
