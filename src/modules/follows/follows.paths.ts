import { getCall, postCall } from '#platform/wire/call-path.ts'
import { AnswerFollowInput, BlockInput, BondWire, FollowInput, MuteInput, PeopleInput, PeopleWire } from './follows.contract.ts'

export const listPeopleOf = getCall('/social/people', {
  access: 'anyone',
  lags: true,
  perMinute: 60,
  input: PeopleInput,
  output: PeopleWire,
})
export const setFollow = postCall('/social/follow', { access: 'member', perMinute: 60, input: FollowInput, output: BondWire })
export const answerFollow = postCall('/social/follow/answer', { access: 'member', perMinute: 60, input: AnswerFollowInput })
export const setBlock = postCall('/social/block', { access: 'member', perMinute: 30, input: BlockInput })
export const setMuted = postCall('/social/mute', { access: 'member', perMinute: 30, input: MuteInput })
