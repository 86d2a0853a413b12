import { expect, it } from 'vitest'
import { fieldsOf, missingFields, noFields, type AdminAction } from './order-actions.ts'

const payment = {
  paymentId: '7b6f1d0c-5a3e-4a52-9a06-6c1f7c2f9d11',
  payType: 'fps' as const,
  state: 'under-review' as const,
  came: '0.00',
  amount: '100.00',
  reference: 'K2M4',
  createTime: '2026-11-20T04:00:00.000Z',
  receiptUploadId: null,
  rejectReason: '',
  provider: 'fps',
}
const dispatch: AdminAction = { kind: 'move', move: 'dispatch' }

it('asks a reason for rejecting a payment and for starting a refund, and takes no blank one', () => {
  expect(missingFields({ kind: 'reject', payment }, { ...noFields, note: '  ' })).toEqual({ note: 'required' })
  expect(missingFields({ kind: 'move', move: 'request-refund' }, noFields)).toEqual({ note: 'required' })
})

it('asks nothing for confirming a payment or marking an order as received', () => {
  expect(missingFields({ kind: 'confirm', payment }, noFields)).toEqual({})
  expect(missingFields({ kind: 'move', move: 'receive' }, noFields)).toEqual({})
})

it('dispatches with a courier and a tracking number', () => {
  expect(missingFields(dispatch, noFields)).toEqual({ courier: 'choose-one', trackingNumber: 'required' })
  expect(missingFields(dispatch, { ...noFields, courier: 'SF Express', trackingNumber: 'SF1234567890123' })).toEqual({})
})

it('needs no tracking number when our own people deliver', () => {
  expect(missingFields(dispatch, { ...noFields, courier: 'Own delivery' })).toEqual({})
})

it('asks for no courier where a parcel is fetched in a store', () => {
  expect(missingFields(dispatch, noFields, { units: [], logisticsType: 1 })).toEqual({})
})

const units = ['passed', 'passed', 'sent', 'with-us'].map((state, at) => ({
  unitId: `0198d3f0-0000-7000-8000-00000000000${at}`,
  line: 0,
  state: state as 'passed' | 'sent' | 'with-us',
  shelf: 'taken' as const,
  isWithUs: state !== 'sent',
  isComing: false,
  left: '100.00',
  acts: [],
}))

it('lets the desk choose which of several pieces leave, all of them chosen at first, and none is not an answer', () => {
  const order = { units, logisticsType: 2 }
  const fields = { ...fieldsOf(dispatch, order), courier: 'Own delivery' }
  expect(fields.unitIds).toEqual(units.slice(0, 2).map((unit) => unit.unitId))
  expect(missingFields(dispatch, fields, order)).toEqual({})
  expect(missingFields(dispatch, { ...fields, unitIds: [] }, order)).toEqual({ unitIds: 'choose-one' })
  expect(fieldsOf({ kind: 'move', move: 'receive' }, order).unitIds).toEqual([])
})

it.each(['', '0.001', 'all', '1,000'])('takes no refund of “%s”', (amount) => {
  const fields = { ...noFields, amount, part: 'goods' as const, note: 'price difference' }
  expect(missingFields({ kind: 'refund-part' }, fields)).toEqual({ amount: 'amount' })
})
