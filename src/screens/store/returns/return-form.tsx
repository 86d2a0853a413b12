import { useState } from 'react'
import { type MetaArgs, useLocation, useNavigate } from 'react-router'
import { returnFormText } from '#language/account/returns.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { ReturnChoicesWire } from '#modules/returns/returns.contract.ts'
import { listReturnChoices } from '#modules/returns/returns.paths.ts'
import { type ReturnKind, returnKinds } from '#modules/returns/returns.rules.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { type OwnPlace, useTried } from '../../own-page.tsx'
import { headTags } from '../head-tags.ts'
import { type Choices, choicesOf, OrderChoices } from '../order/order-choices.tsx'
import { titleAbout } from '../order/order-title.ts'
import { triedPictures } from '../pictures-field.tsx'
import { ReturnCheck } from './return-check.tsx'
import { ReturnFields } from './return-fields.tsx'
import { isChoosable, type ReturnDraft, useReturnDraft } from './use-return-draft.ts'
import '../claims/claims.css'
import './returns.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

const kindIn = (search: string): ReturnKind => {
  const asked = new URLSearchParams(search).get('kind')
  return returnKinds.find((known) => known === asked) ?? 'return'
}

export function meta({ location, matches }: MetaArgs) {
  const texts = textsIn(returnFormText, languageOfPath(location.pathname))
  const title = kindIn(location.search) === 'cancel' ? texts.cancelTitle : texts.returnTitle
  return headTags({ title: titleAbout(location, title), pathname: location.pathname, matches })
}

export async function own(call: MakeCall, { search }: Pick<OwnPlace, 'search'>): Promise<Choices<ReturnChoicesWire>> {
  const asked = { orderNo: search.get('orderNo') ?? '', kind: kindIn(search.toString()) }
  return choicesOf(await call(listReturnChoices, asked))
}

/** Pieces of an order are cancelled or sent back: chosen, then checked. */
export default function ReturnForm() {
  const { search } = useLocation()
  const texts = useTexts(returnFormText)
  const kind = kindIn(search)
  const title = kind === 'cancel' ? texts.cancelTitle : texts.returnTitle
  return (
    <OrderChoices own={own} asked={{ kind }} title={title} className="return-form">
      {(choices) => <Steps key={kind} choices={choices} kind={kind} unit={new URLSearchParams(search).get('unit') ?? ''} />}
    </OrderChoices>
  )
}

type StepsProps = { choices: ReturnChoicesWire; kind: ReturnKind; unit: string }

/** Both steps stand in one page, so that going back loses nothing; which of them, the address says. */
function Steps({ choices, kind, unit }: StepsProps) {
  const language = useLanguage()
  const texts = useTexts(returnFormText)
  const navigate = useNavigate()
  const { search } = useLocation()
  const pieces = choices.pieces.filter(isChoosable)
  const tried = useTried('return')
  const { draft, change, isWhole } = useReturnDraft(choices.orderNo, kind, pieces, { unit, tried })
  const hydrated = useHydrated()
  const isTried = tried !== undefined && tried.values.act !== 'change'
  const [problems, setProblems] = useState(isTried && !isWhole ? { units: texts.choose } : (tried?.problems ?? {}))
  const [pictures, setPictures] = useState<ReturnDraft['pictures']>(triedPictures(tried))
  if (pieces.length === 0) return <Nothing />
  // Without script it is the form that says how far it is.
  const isSentOn = !hydrated && isTried && Object.keys(tried.problems).length === 0
  const isChecking = isWhole && (isSentOn || new URLSearchParams(search).get('step') === 'check')
  const path = `/myaccount/orders/return?kind=${kind}&orderNo=${choices.orderNo}&unit=${unit}`
  const check = () => {
    if (isWhole) return void navigate(localPath(language, `${path}&step=check`))
    setProblems({ units: texts.choose })
    focusMissing()
  }
  const shown = { kind, pieces, path, draft: { ...draft, pictures } }
  return (
    <>
      <div hidden={isChecking}>
        <ReturnFields {...shown} problems={problems} onChange={change} onPictures={setPictures} onDone={check} />
      </div>
      {isChecking ? (
        <ReturnCheck
          {...shown}
          onProblems={setProblems}
          orderNo={choices.orderNo}
          mayTakeBalance={choices.mayTakeBalance}
          onToBalance={(toBalance) => change({ toBalance })}
        />
      ) : null}
    </>
  )
}

/** A reason that is not chosen yet, or the first piece when none is. */
function focusMissing(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('.claim-pieces :is(input, select)')]
  const isMissing = (field: HTMLElement) => field instanceof HTMLSelectElement && field.value === '' && field.checkVisibility()
  ;(fields.find(isMissing) ?? fields[0])?.focus()
}

function Nothing() {
  const language = useLanguage()
  const texts = useTexts(returnFormText)
  const returns = (
    <a className="btn" href={localPath(language, '/myaccount/returns')}>
      {texts.toReturns}
    </a>
  )
  return (
    <EmptyState title={texts.none} action={returns}>
      {texts.noneWords}
    </EmptyState>
  )
}
