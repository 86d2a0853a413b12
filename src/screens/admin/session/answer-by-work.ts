import { getChallenge } from '#modules/members/challenges.paths.ts'
import { call } from '#platform/wire/call-client.ts'

/** What the browser answers by itself to the question whether there is a person: a number that takes some seconds to find. */
export async function answerByWork(): Promise<{ challengeId: string; challengeAnswer: string }> {
  const asked = await call(getChallenge, { kind: 'work' }, { quiet: true, session: 'admin' })
  if (!asked.ok || asked.data.target === null) return { challengeId: '', challengeAnswer: '' }
  const { challengeId, target, most } = asked.data
  // Seldom asked, so fetched only then.
  const { findNumber } = await import('#screens/challenge-work.ts')
  const challengeAnswer = await findNumber({ challengeId, target, most }, () => false)
  return { challengeId, challengeAnswer: challengeAnswer ?? '' }
}
