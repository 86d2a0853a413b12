import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  CorrectionInput,
  DecideCorrectionInput,
  MemberPointsInput,
  MemberPointsWire,
  PointsPageInput,
  PointsPageWire,
} from './points-page.contract.ts'

// Of people alone: a machine is no second pair of eyes.

export const listPoints = getCall('/admin/points/list', {
  access: 'correct-points',
  input: PointsPageInput,
  output: PointsPageWire,
})
export const getMemberPoints = getCall('/admin/points/detail', {
  access: 'correct-points',
  input: MemberPointsInput,
  output: MemberPointsWire,
})
/** Each answers the member's points as they are afterwards. */
export const askCorrection = postCall('/admin/points/correct', {
  access: 'correct-points',
  once: true,
  input: CorrectionInput,
  output: MemberPointsWire,
})
export const decideCorrection = postCall('/admin/points/decide', {
  access: 'correct-points',
  input: DecideCorrectionInput,
  output: MemberPointsWire,
})
