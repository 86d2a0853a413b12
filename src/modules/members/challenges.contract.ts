import { z } from 'zod'
import { HARDEST_WORK } from './challenges.rules.ts'

export const ChallengeInput = z.object({ kind: z.enum(['picture', 'work']).default('picture') })
export type ChallengeInput = z.input<typeof ChallengeInput>

/**
 * picture: five digits to be read. work: the number below `most` whose SHA-256, written after `challengeId` and a blank, is `target`; a
 * browser finds it by trying, which takes some seconds and no eyes.
 */
export const ChallengeWire = z.object({
  challengeId: z.string(),
  picture: z.string().nullable(),
  target: z.string().nullable(),
  most: z.number().int().max(HARDEST_WORK),
})
export type ChallengeWire = z.output<typeof ChallengeWire>

/** Carried by calls that may ask for it; empty until they do. */
export const challengeFields = {
  challengeId: z.string().max(300, 'too-long').default(''),
  challengeAnswer: z.string().trim().max(12, 'too-long').default(''),
}
export type ChallengeAnswer = { challengeId: string; challengeAnswer: string }
