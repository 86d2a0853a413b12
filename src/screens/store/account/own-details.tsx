import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { ownDetailsText } from '#language/frame/own-details.text.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath, WIRE_LANGUAGE } from '#language/languages.ts'
import { mirroredPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { areaNumbers } from '#modules/fulfilment/address.rules.ts'
import type { DetailsAsked } from '#modules/members/members.contract.ts'
import { getDetails, updateDetails } from '#modules/members/members.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { ScriptNeeded } from '#ui/script-needed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toasts.ts'
import { headTags } from '../head-tags.ts'
import '../checkout/checkout.css'
import '../order/order.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(ownDetailsText, languageOfPath(location.pathname)).title,
    pathname: location.pathname,
    matches,
    noindex: true,
  })

/** What a shopper tells of themselves: guests already, members with more. It is filled in at the next checkout. */
export default function OwnDetails() {
  const texts = useTexts(ownDetailsText)
  const ui = useTexts(uiText)
  const details = useDetails()
  return (
    <div className="wrap order-find">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="mute">{texts.lead}</p>
      {details.told ? (
        <DetailsForm {...details} told={details.told} />
      ) : details.failed ? (
        <EmptyState title={texts.failed} action={<Button onClick={() => void details.load()}>{ui.retry}</Button>} />
      ) : (
        <div aria-busy="true">
          <ScriptNeeded />
          <Skeleton height={420} />
        </div>
      )}
    </div>
  )
}

type FormProps = Omit<ReturnType<typeof useDetails>, 'told'> & { told: DetailsAsked }

function DetailsForm({ told, kept, problems, busy, change, save }: FormProps) {
  const texts = useTexts(ownDetailsText)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [problems])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(told, texts.saved)
  }
  const forgotten = { ...told, firstName: '', lastName: '', mobile: '', email: '' }
  return (
    <form ref={form} className="order-find-form" noValidate onSubmit={submit}>
      <ContactFields {...{ told, problems, change }} />
      <SelectField
        label={texts.language}
        value={told.language}
        onChange={({ target }) => change({ language: target.value === 'cht_CN' ? 'cht_CN' : 'en_US' })}
        options={[
          { value: 'en_US', name: texts.english },
          { value: 'cht_CN', name: texts.chinese },
        ]}
      />
      <SelectField
        label={texts.side}
        value={String(told.sexType)}
        onChange={({ target }) => change({ sexType: target.value === '2' ? 2 : 1 })}
        options={[
          { value: '1', name: texts.women },
          { value: '2', name: texts.men },
        ]}
      />
      <Button type="submit" full busy={busy}>
        {busy ? texts.saving : texts.save}
      </Button>
      {kept ? (
        <Button look="text" onClick={() => void save(forgotten, texts.removed)}>
          {texts.remove}
        </Button>
      ) : null}
    </form>
  )
}

function ContactFields({ told, problems, change }: Pick<FormProps, 'told' | 'problems' | 'change'>) {
  const texts = useTexts(ownDetailsText)
  const field = (name: 'firstName' | 'lastName' | 'mobile' | 'email') => ({
    label: texts[name],
    name,
    value: told[name],
    problem: problems[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <div className="receiver">
      <TextField autoComplete="given-name" {...field('firstName')} />
      <TextField autoComplete="family-name" {...field('lastName')} />
      <div className="receiver-wide receiver-phone">
        <SelectField
          label={texts.areaNum}
          autoComplete="tel-country-code"
          value={told.areaNum}
          onChange={({ target }) => change({ areaNum: target.value })}
          options={areaNumbers.map((code) => ({ value: code, name: code }))}
        />
        <TextField type="tel" inputMode="tel" autoComplete="tel-national" {...field('mobile')} />
      </div>
      <div className="receiver-wide">
        <TextField type="email" inputMode="email" autoComplete="email" {...field('email')} />
      </div>
    </div>
  )
}

function useDetails() {
  const language = WIRE_LANGUAGE[useLanguage()]
  const [told, setTold] = useState<DetailsAsked>()
  const [kept, setKept] = useState(false)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const load = useCallback(async () => {
    setFailed(false)
    const result = await call(getDetails, {}, { quiet: true })
    if (!result.ok) return setFailed(true)
    const { account: _, kept: isKept, ...own } = result.data
    setTold({ ...own, language: own.language ?? language, sexType: own.sexType ?? (/sexType=2/.test(document.cookie) ? 2 : 1) })
    return setKept(isKept)
  }, [language])
  useEffect(() => void load(), [load])
  const save = async (wanted: DetailsAsked, words: string): Promise<void> => {
    if (busy) return
    setBusy(true)
    const result = await call(updateDetails, wanted, { quiet: true })
    setBusy(false)
    setProblems(result.ok ? {} : (result.data.fields ?? {}))
    if (!result.ok) return result.data.fields ? undefined : toast('error', result.msg)
    setTold(wanted)
    setKept(result.data.kept)
    toast('success', words)
    followChoices(wanted, language)
  }
  return {
    told,
    kept,
    failed,
    busy,
    problems,
    load,
    save,
    change: (part: Partial<DetailsAsked>) => told && setTold({ ...told, ...part }),
  }
}

const YEAR_SECONDS = 31_536_000

/** What was chosen here holds at once and for every page. */
function followChoices(chosen: DetailsAsked, language: DetailsAsked['language']): void {
  const remember = (name: string, value: string) => {
    document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  }
  remember('sexType', String(chosen.sexType))
  remember('locale', chosen.language)
  if (chosen.language !== language) location.assign(mirroredPath(location.pathname))
}
