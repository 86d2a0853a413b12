import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AdminAnswerWire,
  AnswerInput,
  AnswersAboutInput,
  AnswersAboutWire,
  AnswersInput,
  AnswersWire,
  AnswerWire,
  DecideAppealInput,
  GiveAnswerInput,
} from './seller-answers.contract.ts'

/** What buyers ask about a merchant's pieces, and what it says of that. */
export const listSellerAnswers = getCall('/seller/answer/list', {
  access: { seller: 'ship' },
  input: AnswersInput,
  output: AnswersWire,
})
export const getSellerAnswer = getCall('/seller/answer/detail', {
  access: { seller: 'ship' },
  input: AnswerInput,
  output: AnswerWire,
})
/** Answers, or appeals once. */
export const giveAnswer = postCall('/seller/answer/give', {
  access: { seller: 'ship' },
  once: true,
  perMinute: 20,
  input: GiveAnswerInput,
  output: AnswerWire,
})

export const listAdminAnswers = postCall('/admin/sellerAnswer/list', {
  access: 'read-orders',
  lags: true,
  reads: true,
  input: AnswersInput,
  output: AnswersWire,
})
export const getAdminAnswer = getCall('/admin/sellerAnswer/detail', {
  access: 'read-orders',
  input: AnswerInput,
  output: AdminAnswerWire,
})
/** What merchants say of a return or a claim, beside it. */
export const listAnswersOf = getCall('/admin/sellerAnswer/about', {
  access: 'read-orders',
  input: AnswersAboutInput,
  output: AnswersAboutWire,
})
export const decideAppeal = postCall('/admin/sellerAnswer/decide', {
  access: 'ask-refunds',
  once: true,
  input: DecideAppealInput,
  output: AdminAnswerWire,
})
