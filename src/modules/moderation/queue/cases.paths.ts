import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AppealInput,
  DecideAppealInput,
  DecideCaseInput,
  DecisionsWire,
  ModerationCaseInput,
  ModerationCasesInput,
  ModerationCasesWire,
  ModerationCaseWire,
} from './cases.contract.ts'

export const listModerationCases = postCall('/admin/moderation/list', {
  access: 'moderate',
  lags: true,
  reads: true,
  input: ModerationCasesInput,
  output: ModerationCasesWire,
})
export const getModerationCase = getCall('/admin/moderation/detail', {
  access: 'moderate',
  input: ModerationCaseInput,
  output: ModerationCaseWire,
})
export const decideModerationCase = postCall('/admin/moderation/decide', {
  access: 'moderate',
  once: true,
  input: DecideCaseInput,
  output: ModerationCaseWire,
})
/** Before the moderators once more. */
export const reopenModerationCase = postCall('/admin/moderation/reopen', {
  access: 'moderate',
  input: ModerationCaseInput,
  output: ModerationCaseWire,
})
export const decideAppeal = postCall('/admin/moderation/appeal', {
  access: 'decide-appeals',
  once: true,
  input: DecideAppealInput,
  output: ModerationCaseWire,
})

export const listOwnDecisions = postCall('/moderation/decisions', { access: 'member', reads: true, output: DecisionsWire })
export const appealDecision = postCall('/moderation/appeal', {
  access: 'member',
  once: true,
  perMinute: 10,
  input: AppealInput,
  output: DecisionsWire,
})
