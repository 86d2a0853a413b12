import { type FormEvent, useRef, useState } from 'react'
import { adminModerationText } from '#language/moderation/admin-moderation.text.ts'
import { houseRuleText } from '#language/moderation/house-rules.text.ts'
import { useTexts } from '#language/texts.ts'
import type { DecideCaseInput, ModerationCaseWire } from '#modules/moderation/queue/cases.contract.ts'
import { decideModerationCase, getModerationCase, reopenModerationCase } from '#modules/moderation/queue/cases.paths.ts'
import {
  type HouseRule,
  houseRuleNames,
  houseRules,
  MOST_DECISION_WORDS,
  restDays,
} from '#modules/moderation/queue/cases.rules.ts'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextArea, Tick } from '#ui/fields.tsx'
import { AppealDecision } from './appeal-decision.tsx'
import { DecisionEffects, type Said } from './decision-effects.tsx'
import { useDecisionKeys } from './use-decision-keys.ts'

type Props = { one: ModerationCaseWire; onDone: (next: ModerationCaseWire) => void; onSkip: () => void }

const FOLLOWS = ['hide', 'warn', 'rest', 'end'] as const

/** What can be done with a case where it is now, and by this operator. */
export function CaseDecision(props: Props) {
  const texts = useTexts(adminModerationText)
  const { acts, state } = props.one
  if (acts.includes('leave')) return <Decide {...props} />
  if (acts.includes('uphold')) return <AppealDecision {...props} />
  return (
    <aside className="mod-decision" aria-label={texts.decide}>
      {state === 'appealed' || state === 'open' ? <p>{texts.notYours}</p> : null}
      {acts.includes('reopen') ? <Again {...props} /> : null}
      <Button look="line" onClick={props.onSkip}>
        {texts.skip}
      </Button>
    </aside>
  )
}

function Again({ one: { caseNo }, onDone }: Props) {
  const texts = useTexts(adminModerationText)
  const { refusal, busy, send } = useCaseStep({
    call: () => callAdmin(reopenModerationCase, { caseNo }),
    onDone,
    onRefused: () => askAgain(getModerationCase),
  })
  return (
    <>
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <Button look="line" busy={busy} onClick={() => void send(undefined)}>
        {texts.again}
      </Button>
    </>
  )
}

function Decide({ one, onDone, onSkip }: Props) {
  const texts = useTexts(adminModerationText)
  const form = useRef<HTMLFormElement>(null)
  const [said, setSaid] = useState<Said>({
    ...{ decision: 'leave', rule: '', words: '', days: 7, refusePictures: true },
  })
  const change = (changes: Partial<Said>) => setSaid((before) => ({ ...before, ...changes }))
  const named = (rule: HouseRule) => change({ rule, decision: said.decision === 'leave' ? 'hide' : said.decision })
  useDecisionKeys({
    onLeave: () => change({ decision: 'leave', rule: '' }),
    onRule: named,
    onDecide: () => form.current?.requestSubmit(),
    onSkip,
  })
  const { problems, refusal, busy, send } = useCaseStep({
    call: (input: DecideCaseInput, options) => callAdmin(decideModerationCase, input, options),
    onDone,
    onRefused: () => askAgain(getModerationCase),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({ caseNo: one.caseNo, version: one.version, ...said })
  }
  return (
    <form ref={form} className="mod-decision" aria-label={texts.decide} noValidate onSubmit={submit}>
      <fieldset className="mod-rules">
        <legend className="field-label">{texts.decide}</legend>
        <Choice name="A" checked={said.decision === 'leave'} onChange={() => change({ decision: 'leave', rule: '' })}>
          <b>{texts.leave}</b> <span className="mute">{texts.leaveWords}</span>
        </Choice>
        {houseRuleNames.map((rule, at) => (
          <RuleChoice key={rule} rule={rule} at={at} checked={said.rule === rule} onChange={() => named(rule)} />
        ))}
      </fieldset>
      {problems.rule ? <p className="field-problem">{problems.rule}</p> : null}
      {said.decision === 'leave' ? null : <Follows one={one} said={said} change={change} problems={problems} />}
      <DecisionEffects one={one} said={said} />
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <div className="mod-acts">
        <Button type="submit" busy={busy} aria-keyshortcuts="Control+Enter">
          {texts.press}
        </Button>
        <Button look="line" onClick={onSkip} aria-keyshortcuts="s">
          {texts.skip}
        </Button>
      </div>
      <p className="mute">{texts.keys}</p>
    </form>
  )
}

type ChoiceProps = { name: string; checked: boolean; onChange: () => void; children: React.ReactNode }

function Choice({ name, checked, onChange, children }: ChoiceProps) {
  return (
    <div className="mod-rule">
      <Tick type="radio" name="mod-rule" checked={checked} onChange={onChange}>
        {children}
      </Tick>
      {name ? <kbd aria-hidden="true">{name}</kbd> : null}
    </div>
  )
}

function RuleChoice({ rule, at, ...choice }: { rule: HouseRule; at: number; checked: boolean; onChange: () => void }) {
  const rules = useTexts(houseRuleText)
  return (
    <Choice name={at < 9 ? `${at + 1}` : ''} {...choice}>
      <b>{rules[rule]}</b> <span className="mute">{houseRules[rule]}</span>
    </Choice>
  )
}

type FollowsProps = {
  said: Said
  change: (changes: Partial<Said>) => void
  problems: Record<string, string>
  one: ModerationCaseWire
}

function Follows({ one: { authorFacts, kind, pictures }, said, change, problems }: FollowsProps) {
  const texts = useTexts(adminModerationText)
  // Of a guest, only what they wrote can be hidden.
  const all = authorFacts.accountId === '' ? FOLLOWS.slice(0, 1) : FOLLOWS
  return (
    <>
      <SelectField
        label={texts.follows}
        value={said.decision}
        options={all.map((one) => ({ value: one, name: texts[one] }))}
        onChange={({ target }) => change({ decision: FOLLOWS.find((one) => one === target.value) ?? 'hide' })}
      />
      {said.decision === 'rest' ? (
        <SelectField
          label={texts.days}
          value={`${said.days}`}
          options={restDays.map((days) => ({ value: `${days}`, name: texts.dayNum(days) }))}
          onChange={({ target }) => change({ days: restDays.find((days) => `${days}` === target.value) ?? 7 })}
        />
      ) : null}
      {pictures.length > 0 && kind !== 'conversation' ? (
        <Tick checked={said.refusePictures} onChange={({ target }) => change({ refusePictures: target.checked })}>
          {texts.refusePictures}
        </Tick>
      ) : null}
      <TextArea
        label={texts.words}
        hint={texts.wordsHint}
        rows={3}
        maxLength={MOST_DECISION_WORDS}
        value={said.words}
        problem={problems.words}
        onChange={({ target }) => change({ words: target.value })}
      />
    </>
  )
}
