import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { showDate } from '#language/dates.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath, writtenIn } from '#language/languages.ts'
import { decisionsText } from '#language/moderation/decisions.text.ts'
import { houseRuleText, subjectKindText } from '#language/moderation/house-rules.text.ts'
import { textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { DecisionsWire, DecisionWire } from '#modules/moderation/queue/cases.contract.ts'
import { houseRules, MOST_APPEAL_WORDS } from '#modules/moderation/queue/cases.rules.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextArea } from '#ui/fields.tsx'
import { AccountFrame, AccountWaiting } from '../account/account-frame.tsx'
import { useTried } from '../../own-page.tsx'
import { headTags } from '../head-tags.ts'
import { FormTold, OwnForm } from '../own-form.tsx'
import { type Appeal as SendAppeal, useDecisions } from './use-decisions.ts'
import './decisions.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'
export { loadDecisions as own } from './use-decisions.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(decisionsText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

/** What was decided about what a member wrote: by which rule, what follows, and the way to another person. */
export default function Decisions() {
  const texts = useTexts(decisionsText)
  return (
    <AccountFrame title={texts.title} path="/myaccount/decisions" lead={texts.lead}>
      <FormTold form="decisions" done={{ sent: texts.sent }} />
      <Found />
    </AccountFrame>
  )
}

const useDay = () => {
  const language = useLanguage()
  return (moment: string) => showDate(dayInHongKong(new Date(moment)), language)
}

function Found() {
  const texts = useTexts(decisionsText)
  const ui = useTexts(uiText)
  const { found, failed, busy, load, appeal } = useDecisions()
  if (failed) return <EmptyState title={texts.failed} action={<Button onClick={() => void load()}>{ui.retry}</Button>} />
  if (!found) return <AccountWaiting />
  if (found.list.length === 0 && found.waiting.length === 0)
    return <EmptyState title={texts.empty}>{texts.emptyWords}</EmptyState>
  return (
    <>
      <Standing found={found} />
      <Waiting list={found.waiting} />
      {found.list.length > 0 ? (
        <section aria-labelledby="decided">
          <h2 id="decided">{texts.decided}</h2>
          <ul className="rows">
            {found.list.map((one) => (
              <li key={one.caseNo}>
                <One one={one} busy={busy} appeal={appeal} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function Standing({ found: { strikes, rests, restsUntil } }: { found: DecisionsWire }) {
  const texts = useTexts(decisionsText)
  const day = useDay()
  if (strikes === 0 && rests === '') return null
  return (
    <div className="decisions-standing">
      {strikes > 0 ? <p>{texts.strikes(strikes)}</p> : null}
      {rests === '' ? null : <p>{rests === 'until' ? texts.rests(day(restsUntil)) : texts.ended}</p>}
    </div>
  )
}

function Waiting({ list }: { list: DecisionsWire['waiting'] }) {
  const texts = useTexts(decisionsText)
  const kinds = useTexts(subjectKindText)
  const day = useDay()
  if (list.length === 0) return null
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{texts.waitingTitle}</h2>
      <p className="mute">{texts.waitingWords}</p>
      <ul className="rows">
        {list.map(({ kind, title, body, date }) => (
          <li key={date + body} className="decision">
            <p>
              <b>{`${kinds[kind]}${title ? ` ${title}` : ''}`}</b>
              <span className="mute">{` · ${day(date)}`}</span>
            </p>
            <p className="decision-words" lang={writtenIn(body)}>
              {body}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = { one: DecisionWire; busy: boolean; appeal: SendAppeal }

function One({ one, busy, appeal }: Props) {
  const texts = useTexts(decisionsText)
  const kinds = useTexts(subjectKindText)
  const rules = useTexts(houseRuleText)
  const day = useDay()
  const facts: [string, string][] = [
    [texts.rule, one.rule === '' ? '' : `${houseRules[one.rule]} ${rules[one.rule]}`],
    [texts.reason, one.words],
    [texts.strikeUntil, one.strikeUntil === '' ? '' : day(one.strikeUntil)],
    [texts.yourAppeal, one.appeal],
  ]
  return (
    <article className="decision" aria-label={`${kinds[one.kind]} ${one.caseNo}`}>
      <p className="decision-head">
        <b>{`${kinds[one.kind]}${one.title ? ` ${one.title}` : ''}`}</b>
        <span>{texts[one.decision === 'leave' ? 'hide' : one.decision]}</span>
      </p>
      <p className="decision-words" lang={writtenIn(one.body)}>
        {one.body}
      </p>
      <dl className="decision-facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className="mute">{texts.onDay(day(one.date))}</p>
      {one.state === 'appealed' ? <p>{texts.appealed}</p> : null}
      {one.outcome === '' ? null : <p>{[texts[one.outcome], one.outcomeWords].filter(Boolean).join(' ')}</p>}
      {one.appealUntil === '' ? null : <AppealForm one={one} busy={busy} appeal={appeal} />}
    </article>
  )
}

function AppealForm({ one: { caseNo, appealUntil }, busy, appeal }: Props) {
  const texts = useTexts(decisionsText)
  const day = useDay()
  const tried = useTried('decisions')
  const own = tried?.values.caseNo === caseNo ? tried : undefined
  const [words, write] = useState(own?.values.words ?? '')
  const [problem, setProblem] = useState(own?.problems.words)
  return (
    <OwnForm
      path="/myaccount/decisions"
      className="decision-appeal"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void appeal(caseNo, words).then(setProblem)
      }}
    >
      <input type="hidden" name="caseNo" value={caseNo} />
      <TextArea
        label={texts.appeal}
        hint={texts.appealHint(day(appealUntil))}
        name="words"
        rows={3}
        maxLength={MOST_APPEAL_WORDS}
        value={words}
        problem={problem}
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit" look="line" busy={busy}>
        {texts.send}
      </Button>
    </OwnForm>
  )
}
