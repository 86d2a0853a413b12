import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AdminCaseInput,
  AdminCasesInput,
  AdminCasesWire,
  AdminCaseWire,
  AnswerBuyerInput,
  AnswerCaseInput,
  BuyerCasesInput,
  BuyerCasesWire,
  MerchantCasesInput,
  MerchantCasesWire,
  ProposedWire,
  ProposeInput,
  SettleCaseInput,
} from './bench-cases.contract.ts'

/** What the bench has found of a merchant's own pieces of an order. */
export const listMerchantCases = getCall('/seller/order/cases', {
  access: { seller: 'ship' },
  input: MerchantCasesInput,
  output: MerchantCasesWire,
})
/** Accepts a lower price, takes a piece back, or says what becomes of one that nobody will have. */
export const answerCase = postCall('/seller/order/answerCase', {
  access: { seller: 'ship' },
  once: true,
  input: AnswerCaseInput,
  output: MerchantCasesWire,
})

/** Pieces that differ from what was described, at a lower price, for the buyer to decide. */
export const listBuyerCases = getCall('/order/difference/list', {
  access: 'shopper',
  input: BuyerCasesInput,
  output: BuyerCasesWire,
})
export const answerBuyer = postCall('/order/difference/answer', {
  access: 'shopper',
  once: true,
  perMinute: 20,
  input: AnswerBuyerInput,
  output: BuyerCasesWire,
})

/** The bench has found a difference, and names a lower price. */
export const proposePrice = postCall('/admin/bench/propose', {
  access: 'authenticate',
  once: true,
  input: ProposeInput,
  output: ProposedWire,
})
export const listAdminCases = postCall('/admin/benchCase/list', {
  access: 'read-orders',
  lags: true,
  reads: true,
  input: AdminCasesInput,
  output: AdminCasesWire,
})
export const getAdminCase = getCall('/admin/benchCase/detail', {
  access: 'read-orders',
  input: AdminCaseInput,
  output: AdminCaseWire,
})
/** It was handed over to its merchant, or has left for it. */
export const settleCase = postCall('/admin/benchCase/settle', {
  access: 'handle-pieces',
  once: true,
  input: SettleCaseInput,
  output: AdminCaseWire,
})
