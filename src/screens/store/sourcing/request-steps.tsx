import { showMoment } from '#language/dates.ts'
import { requestText } from '#language/sourcing/sourcing.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { OwnRequestWire } from '#modules/sourcing/sourcing.contract.ts'
import type { RequestState } from '#modules/sourcing/sourcing.rules.ts'

/** How far each state has come on the way; what ended early stays where it ended. */
const REACHED: Readonly<Record<RequestState, number>> = {
  waiting: 0,
  open: 1,
  chosen: 2,
  searching: 3,
  bought: 4,
  sent: 4,
  passed: 5,
  done: 6,
  kept: 5,
  closed: 1,
  lapsed: 1,
  refused: 0,
  'not-found': 3,
  'not-passed': 4,
  cancelled: 3,
}

/** The one line of steps: ink as far as it has come. */
export function RequestSteps({
  request: { state, askedTime, list },
}: {
  request: Pick<OwnRequestWire, 'state' | 'askedTime' | 'list'>
}) {
  const language = useLanguage()
  const texts = useTexts(requestText)
  const steps: [string, string][] = [
    [texts.stepAsked, showMoment(askedTime, language)],
    [texts.stepQuotes, list.length > 0 ? String(list.length) : ''],
    [texts.stepDeposit, texts.held],
    [texts.stepBought, texts.receipt],
    [texts.stepChecked, texts.restPaid],
    [texts.stepYours, ''],
  ]
  const reached = REACHED[state]
  return (
    <ol className="src-steps" aria-label={texts.steps}>
      {steps.map(([name, words], at) => (
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
