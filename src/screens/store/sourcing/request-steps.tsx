import { showMoment } from '#language/dates.ts'
import { requestMoneyText } from '#language/sourcing/accept-quote.text.ts'
import { requestStateText, requestText } from '#language/sourcing/sourcing.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { OwnRequestWire } from '#modules/sourcing/sourcing.contract.ts'
import { isEnded } from '#modules/sourcing/sourcing.rules.ts'

type Shown = Pick<OwnRequestWire, 'state' | 'askedTime' | 'closeTime' | 'list' | 'steps' | 'dueTime'>

/** How far it has come after its quotes. */
const STAGES = ['chosen', 'searching', 'bought', 'sent', 'passed'] as const
const stageOf = (state: Shown['state']): number => {
  const at = STAGES.findIndex((stage) => stage === state)
  // Bought is still the search.
  return at > 1 ? at - 1 : at
}

/** What was said of it afterwards ended nothing. */
const endOf = (steps: Shown['steps']) => steps.findLast(({ act }) => act !== 'review' && act !== 'hide-review')

/** The line of steps: ink as far as it has come, and how it ended. */
export function RequestSteps({ request: { state, askedTime, closeTime, list, steps, dueTime } }: { request: Shown }) {
  const language = useLanguage()
  const texts = useTexts(requestText)
  const states = useTexts(requestStateText)
  const money = useTexts(requestMoneyText)
  const hasEnded = isEnded(state)
  const until = state === 'open' ? texts.closesAt(showMoment(closeTime, language)) : ''
  const shown: [string, string][] = [
    [texts.stepAsked, showMoment(askedTime, language)],
    [texts.stepQuotes, [list.length > 0 ? String(list.length) : '', until].filter(Boolean).join(' · ')],
  ]
  const stage = stageOf(state)
  const due = dueTime ? texts.closesAt(showMoment(dueTime, language)) : ''
  const later = [money.stepDeposit, money.stepSearch, money.stepExam, money.stepRest]
  if (stage >= 0)
    later.forEach((name, at) => shown.push([name, at !== stage ? '' : [states[state], due].filter(Boolean).join(' · ')]))
  if (hasEnded) shown.push([states[state], showMoment(endOf(steps)?.date ?? askedTime, language)])
  const reached = hasEnded ? shown.length - 1 : stage >= 0 ? stage + 2 : state === 'waiting' ? 0 : 1
  return (
    <ol className="src-steps" aria-label={texts.steps}>
      {shown.map(([name, words], at) => (
        <li
          key={name}
          className={at === reached ? 'is-now' : at > reached ? 'is-todo' : undefined}
          aria-current={at === reached ? 'step' : undefined}
        >
          <b>{name}</b>
          {words ? <span>{words}</span> : null}
        </li>
      ))}
    </ol>
  )
}
