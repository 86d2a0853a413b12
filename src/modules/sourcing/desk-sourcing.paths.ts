import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AdminRequestsInput,
  AdminRequestsWire,
  AdminRequestWire,
  ArriveInput,
  ExamineItemInput,
  JudgeRequestInput,
  RequestInput,
} from './sourcing.contract.ts'

export const listAdminRequests = getCall('/admin/sourcing/list', {
  access: 'read-orders',
  lags: true,
  input: AdminRequestsInput,
  output: AdminRequestsWire,
})
export const getAdminRequest = getCall('/admin/sourcing/detail', {
  access: 'read-orders',
  input: RequestInput,
  output: AdminRequestWire,
})
/** What the words lists have stopped is shown to buyers, or is not; what was shown can be taken down. */
export const judgeRequest = postCall('/admin/sourcing/judge', {
  access: 'moderate',
  once: true,
  input: JudgeRequestInput,
  output: AdminRequestWire,
})
/** The parcel has come, and waits to be examined. */
export const receiveItem = postCall('/admin/sourcing/arrive', {
  access: 'authenticate',
  input: ArriveInput,
  output: AdminRequestWire,
})
/** The item has come: the bench says whether it is what was quoted. */
export const examineItem = postCall('/admin/sourcing/examine', {
  access: 'authenticate',
  once: true,
  input: ExamineItemInput,
  output: AdminRequestWire,
})
