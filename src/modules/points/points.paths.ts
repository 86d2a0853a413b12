import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import type {
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
export const queryPoints = postCall<PointsInput, PointsWire>('/member/points/query')
export const pointsFile = fileCall<PointsFileInput>('/member/points/file')
export const listPointFriends = getCall<Record<string, never>, FriendsWire>('/member/points/friends')
export const givePoints = postCall<GiftInput, GiftWire>('/member/points/give', { once: true })
/** What an order has earned and will earn. */
export const getOrderPoints = getCall<OrderPointsInput, OrderPointsWire>('/member/points/order')
