import { getCall, postCall } from '#platform/wire/call-path.ts'
import { OpenProfileInput, OwnProfileWire, SaveProfileInput } from './profiles.contract.ts'

export const getOwnProfile = getCall('/social/me', { access: 'member', output: OwnProfileWire })
export const openProfile = postCall('/social/me/open', {
  access: 'member',
  once: true,
  perMinute: 10,
  input: OpenProfileInput,
  output: OwnProfileWire,
})
export const saveProfile = postCall('/social/me/save', {
  access: 'member',
  perMinute: 20,
  input: SaveProfileInput,
  output: OwnProfileWire,
})
/** The page and all that was posted are gone; the account stays. */
export const leaveCommunity = postCall('/social/me/leave', { access: 'member', perMinute: 10 })
