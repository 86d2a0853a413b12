import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  CorrectionInput,
  DecideCorrectionInput,
  MemberPointsInput,
  MemberPointsWire,
  PointsRoomInput,
  PointsRoomWire,
} from './points-room.contract.ts'

export const listPoints = getCall<PointsRoomInput, PointsRoomWire>('/admin/points/list')
export const getMemberPoints = getCall<MemberPointsInput, MemberPointsWire>('/admin/points/detail')
/** Each answers the member's points as they are afterwards. */
export const askCorrection = postCall<CorrectionInput, MemberPointsWire>('/admin/points/correct', { once: true })
export const decideCorrection = postCall<DecideCorrectionInput, MemberPointsWire>('/admin/points/decide')
