import { postCall } from '#platform/wire/call-path.ts'
import type { ChallengeInput, ChallengeWire } from './challenges.contract.ts'

export const getChallenge = postCall<ChallengeInput, ChallengeWire>('/system/member/sms/getImgCode.do')
