import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import {
  CannotSendInput,
  ConsignmentInput,
  ConsignmentPapersInput,
  ConsignmentsInput,
  ConsignmentsWire,
  ConsignmentWire,
  SendConsignmentInput,
  WaitingWire,
} from './consignments.contract.ts'
import { HealthInput, HealthOfInput, HealthWire } from './merchant-health.contract.ts'

/** What a merchant delivers of orders: its own part of each, under the number of the order. */
export const listConsignments = getCall('/seller/order/list', {
  access: { seller: 'ship' },
  input: ConsignmentsInput,
  output: ConsignmentsWire,
})
export const getConsignment = getCall('/seller/order/detail', {
  access: { seller: 'ship' },
  input: ConsignmentInput,
  output: ConsignmentWire,
})
/** What waits for a merchant, what is due first first. */
export const listWaiting = getCall('/seller/order/waiting', { access: { seller: 'ship' }, output: WaitingWire })
/** Pieces that are on their way to us, with who carries them. */
export const sendConsignment = postCall('/seller/order/send', {
  access: { seller: 'ship' },
  once: true,
  input: SendConsignmentInput,
  output: ConsignmentWire,
})
/** Items that its merchant cannot send are cancelled, and their buyer is refunded. */
export const cannotSendConsignment = postCall('/seller/order/cannotSend', {
  access: { seller: 'ship' },
  once: true,
  input: CannotSendInput,
  output: ConsignmentWire,
})
/** Label and packing slip, A6. */
export const consignmentPapers = fileCall('/seller/order/papers', {
  access: { seller: 'ship' },
  perMinute: 20,
  input: ConsignmentPapersInput,
})

/** How a merchant delivers: to its own people, and the same figures to the shop. */
export const getHealth = getCall('/seller/health/detail', { access: { seller: 'ship' }, input: HealthInput, output: HealthWire })
export const getHealthOf = getCall('/admin/money/merchantHealth', {
  access: 'handle-money',
  input: HealthOfInput,
  output: HealthWire,
})
