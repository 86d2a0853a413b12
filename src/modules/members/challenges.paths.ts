import { postCall } from '#platform/wire/call-path.ts'
import { ChallengeInput, ChallengeWire } from './challenges.contract.ts'

export const getChallenge = postCall('/system/member/sms/getImgCode.do', {
  // Whoever has no session yet may be asked, too.
  access: 'anyone',
  // Drawn before anything is written.
  reads: true,
  perMinute: 20,
  input: ChallengeInput,
  output: ChallengeWire,
})
