import { adminModerationText } from '#language/moderation/admin-moderation.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ModerationCaseWire } from '#modules/moderation/queue/cases.contract.ts'
import { type Decision, type HouseRule, MOST_STRIKES, type restDays } from '#modules/moderation/queue/cases.rules.ts'

export type Said = {
  decision: Decision
  rule: '' | HouseRule
  words: string
  days: (typeof restDays)[number]
  refusePictures: boolean
}

/** What a decision does, said before it is made. */
export function DecisionEffects({ one, said }: { one: ModerationCaseWire; said: Said }) {
  const texts = useTexts(adminModerationText)
  const { accountId, strikes } = one.authorFacts
  const isStrike = said.decision !== 'leave' && said.decision !== 'hide'
  const isThird = isStrike && strikes + 1 >= MOST_STRIKES
  const isTalk = one.kind === 'conversation'
  const effects =
    said.decision === 'leave'
      ? [isTalk ? texts.willLeaveTalk : texts.willShow]
      : [
          isTalk ? texts.willEndTalk : texts.willHide,
          accountId === '' ? '' : texts.willTell,
          one.pictures.length > 0 && said.refusePictures && !isTalk ? texts.willHold : '',
          isStrike ? texts.willStrike : '',
          isThird || said.decision === 'end' ? texts.willEnd : '',
        ]
  return (
    <div className="mod-effects">
      <b>{texts.will}</b>
      <ul>
        {effects.filter(Boolean).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </div>
  )
}
