import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import {
  FriendsWire,
  GiftInput,
  GiftWire,
  OrderPointsInput,
  OrderPointsWire,
  PointsFileInput,
  PointsInput,
  PointsWire,
} from './points.contract.ts'

/** What a member has, will have and has had. */
export const queryPoints = postCall('/member/points/query', {
  access: 'member',
  reads: true,
  input: PointsInput,
  output: PointsWire,
})
export const pointsFile = fileCall('/member/points/file', { access: 'member', perMinute: 20, input: PointsFileInput })
export const listPointFriends = getCall('/member/points/friends', { access: 'member', output: FriendsWire })
export const givePoints = postCall('/member/points/give', {
  access: 'member',
  once: true,
  // Counts who could not be found in the transaction that finds nobody, and refuses after it.
  reads: true,
  perMinute: 30,
  input: GiftInput,
  output: GiftWire,
})
/** What an order has earned and will earn. */
export const getOrderPoints = getCall('/member/points/order', {
  access: 'member',
  input: OrderPointsInput,
  output: OrderPointsWire,
})
