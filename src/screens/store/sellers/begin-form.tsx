import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { applyText } from '#language/sellers/apply.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { KindsWire, OwnApplicationWire } from '#modules/applications/applications.contract.ts'
import { beginApplication } from '#modules/applications/applications.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Tick } from '#ui/fields.tsx'
import { useRequestKey } from '#ui/request-key.ts'
import { useTried } from '../../own-page.tsx'
import { FormFoot, OwnForm } from '../own-form.tsx'
import { KindFacts, KindName } from './kind-card.tsx'
import type { ShownApplication } from './use-application.ts'

type Kind = KindsWire['kinds'][number]['kind']
type Props = { shown: ShownApplication; keep: (own: OwnApplicationWire) => void }

/** Which kind, 18 or over, and the terms. With a draft it changes the kind of that. */
export function BeginForm({ shown, keep }: Props) {
  const language = useLanguage()
  const texts = useTexts(applyText)
  const { search } = useLocation()
  const tried = useTried('apply')
  const form = useRef<HTMLFormElement>(null)
  const asked = tried?.values.kind ?? new URLSearchParams(search).get('kind') ?? shown.application?.kind
  const [kind, choose] = useState<Kind | undefined>(shown.kinds.kinds.find((one) => one.kind === asked)?.kind)
  const [adult, setAdult] = useState(tried?.values.adult === 'yes')
  const [terms, setTerms] = useState(tried?.values.terms === 'yes')
  const { problems, refusal, busy, send } = useBegin(keep)
  return (
    <>
      <h1 tabIndex={-1}>{texts.beginTitle}</h1>
      <p className="apply-lead">{texts.beginLead}</p>
      <OwnForm
        ref={form}
        path="/seller/apply?part=kind"
        className="apply-begin"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send({ kind, adult, terms })
        }}
      >
        <input type="hidden" name="act" value="begin" />
        <KindChoice kinds={shown.kinds} kind={kind} problem={problems.kind} onChoose={choose} />
        <Tick
          name="adult"
          value="yes"
          checked={adult}
          problem={problems.adult}
          onChange={({ target }) => setAdult(target.checked)}
        >
          {texts.adult}
        </Tick>
        <div>
          <Tick
            name="terms"
            value="yes"
            checked={terms}
            problem={problems.terms}
            onChange={({ target }) => setTerms(target.checked)}
          >
            {texts.terms}
          </Tick>
          <a className="link" href={localPath(language, '/statement/sellerTerms')}>
            {texts.readTerms}
          </a>
        </div>
        <FormFoot refusal={refusal} busy={busy} words={shown.application?.state === 'draft' ? texts.change : texts.begin} />
      </OwnForm>
    </>
  )
}

type ChoiceProps = {
  kinds: KindsWire
  kind: Kind | undefined
  problem: string | undefined
  onChoose: (kind: Kind) => void
}

function KindChoice({ kinds, kind, problem, onChoose }: ChoiceProps) {
  const texts = useTexts(applyText)
  return (
    <fieldset>
      <legend className="field-label">{texts.kind}</legend>
      <p className="field-hint">{texts.kindHint}</p>
      <div className="kind-cards">
        {kinds.kinds.map((one) => (
          <div key={one.kind} className="kind-card">
            <Tick type="radio" name="kind" value={one.kind} checked={kind === one.kind} onChange={() => onChoose(one.kind)}>
              <span className="kind-card-name">
                <KindName kind={one.kind} />
              </span>
            </Tick>
            <KindFacts kind={one} kinds={kinds} />
          </div>
        ))}
      </div>
      {problem ? <p className="field-problem">{problem}</p> : null}
    </fieldset>
  )
}

type Typed = { kind: Kind | undefined; adult: boolean; terms: boolean }

function useBegin(keep: Props['keep']) {
  const language = useLanguage()
  const navigate = useNavigate()
  const tried = useTried('apply')
  const [problems, setProblems] = useState<Record<string, string>>(tried?.problems ?? {})
  const [refusal, setRefusal] = useState(tried?.told ?? '')
  const [busy, setBusy] = useState(false)
  const { keyOf } = useRequestKey()
  const send = async (typed: Typed) => {
    if (busy) return
    setBusy(true)
    // What is missing is said beside its field by the call itself.
    const input = typed as { kind: Kind; adult: true; terms: true }
    const result = await call(beginApplication, input, { quiet: true, idempotencyKey: keyOf(typed) })
    setBusy(false)
    if (result.ok) {
      keep(result.data)
      return navigate(localPath(language, '/seller/apply'))
    }
    const { fields = {} } = result.data
    setProblems(fields)
    setRefusal(Object.keys(fields).length === 0 ? result.msg : '')
    return undefined
  }
  return { problems, refusal, busy, send }
}
