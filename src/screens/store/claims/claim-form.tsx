import { pieceName } from '#language/product/piece-name.ts'
import { useRef, useState } from 'react'
import { type MetaArgs, useLocation, useNavigate } from 'react-router'
import { claimFormText, claimKindText } from '#language/account/claims.text.ts'
import { showDate } from '#language/dates.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { ClaimChoicesWire } from '#modules/claims/claims.contract.ts'
import { askClaim, listClaimChoices } from '#modules/claims/claims.paths.ts'
import { type ClaimKind, claimKinds, MOST_CLAIM_PICTURES, MOST_CLAIM_WORDS } from '#modules/claims/claims.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { call } from '#platform/wire/call-client.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import type { Tried } from '#platform/wire/own-page.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextArea, TextField, Tick } from '#ui/fields.tsx'
import { Picture } from '#ui/picture.tsx'
import { toast } from '#ui/toasts.ts'
import { type OwnPlace, useTried } from '../../own-page.tsx'
import { titleAbout } from '../order/order-title.ts'
import { headTags } from '../head-tags.ts'
import { type Choices, choicesOf, OrderChoices } from '../order/order-choices.tsx'
import { FormFoot, OwnForm } from '../own-form.tsx'
import { PicturesField, type SentPicture, triedPictures } from '../pictures-field.tsx'
import './claims.css'
import { useRequestKey } from '#ui/request-key.ts'
import '../account/member-parts.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export function meta({ location, matches }: MetaArgs) {
  const kind = kindIn(location.search)
  return headTags({
    title: titleAbout(location, textsIn(claimKindText, languageOfPath(location.pathname))[kind]),
    pathname: location.pathname,
    matches,
  })
}

const kindIn = (search: string): ClaimKind => {
  const asked = new URLSearchParams(search).get('kind')
  return claimKinds.find((known) => known === asked) ?? 'price'
}

export async function own(call: MakeCall, { search }: Pick<OwnPlace, 'search'>): Promise<Choices<ClaimChoicesWire>> {
  return choicesOf(await call(listClaimChoices, { orderNo: search.get('orderNo') ?? '' }))
}

/** Claims something about a piece of an order. */
export default function ClaimForm() {
  const { search } = useLocation()
  const texts = useTexts(claimFormText)
  const kind = kindIn(search)
  const title = kind === 'price' ? texts.priceTitle : texts.fakeTitle
  return (
    <OrderChoices own={own} asked={{}} title={title} className="claim-form">
      {(choices) => <Form key={kind} choices={choices} kind={kind} unit={new URLSearchParams(search).get('unit') ?? ''} />}
    </OrderChoices>
  )
}

type FieldOf = (name: 'price' | 'place' | 'link' | 'words') => {
  name: string
  value: string
  problem: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** How much, where, and what shows it. */
function PriceFields({ field }: { field: FieldOf }) {
  const texts = useTexts(claimFormText)
  return (
    <>
      <TextField label={texts.price} hint={texts.priceHint} inputMode="decimal" maxLength={12} {...field('price')} />
      <TextField label={texts.place} maxLength={80} {...field('place')} />
      <TextField label={texts.link} hint={texts.linkHint} type="url" inputMode="url" maxLength={500} {...field('link')} />
    </>
  )
}

type FormProps = { choices: ClaimChoicesWire; kind: ClaimKind; unit: string }

function Form({ choices, kind, unit }: FormProps) {
  const language = useLanguage()
  const texts = useTexts(claimFormText)
  const pieces = choices.pieces.filter(({ acts }) => acts.includes(kind))
  const tried = useTried('claim')
  const { unitId, choose, typed, setTyped, pictures, setPictures } = useTyped(pieces, tried?.values.unitId ?? unit, tried)
  const { problems, refusal, busy, send } = useAsking(choices.orderNo, kind, tried)
  if (pieces.length === 0) return <Nothing />
  const field: FieldOf = (name) => ({
    name,
    value: typed[name],
    problem: problems[name],
    onChange: ({ target }) => setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <OwnForm
      path={`/myaccount/orders/claim?${new URLSearchParams({ kind, orderNo: choices.orderNo, unit })}`}
      encType="multipart/form-data"
      className="member-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send({ ...typed, unitId, pictures: pictures.map(({ uploadId }) => uploadId) })
      }}
    >
      <p className="mute">{kind === 'price' ? texts.priceLead(showDate(choices.lastDay, language)) : texts.fakeLead}</p>
      <Pieces pieces={pieces} chosen={unitId} onChoose={choose} />
      {kind === 'price' ? <PriceFields field={field} /> : null}
      <TextArea
        label={kind === 'price' ? texts.words : texts.doubt}
        optional={kind === 'price' ? texts.optional : undefined}
        rows={4}
        maxLength={MOST_CLAIM_WORDS}
        {...field('words')}
      />
      <PicturesField
        purpose="claim"
        label={texts.pictures}
        hint={texts.picturesHint}
        most={MOST_CLAIM_PICTURES}
        pictures={pictures}
        problem={problems.pictures}
        onChange={setPictures}
      />
      <FormFoot refusal={refusal} busy={busy} words={busy ? texts.sending : texts.send} />
    </OwnForm>
  )
}

/** As it was sent without script, or empty. */
function useTyped(pieces: ClaimChoicesWire['pieces'], unit: string, tried: Tried | undefined) {
  const [unitId, choose] = useState((pieces.find((piece) => piece.unitId === unit) ?? pieces[0])?.unitId ?? '')
  const [typed, setTyped] = useState({ price: '', place: '', link: '', words: '', ...tried?.values })
  const [pictures, setPictures] = useState<readonly SentPicture[]>(triedPictures(tried))
  return { unitId, choose, typed, setTyped, pictures, setPictures }
}

function Nothing() {
  const language = useLanguage()
  const texts = useTexts(claimFormText)
  const claims = (
    <a className="btn" href={localPath(language, '/myaccount/claims')}>
      {texts.toClaims}
    </a>
  )
  return (
    <EmptyState title={texts.none} action={claims}>
      {texts.noneWords}
    </EmptyState>
  )
}

type PiecesProps = { pieces: ClaimChoicesWire['pieces']; chosen: string; onChoose: (unitId: string) => void }

function Pieces({ pieces, chosen, onChoose }: PiecesProps) {
  const texts = useTexts(claimFormText)
  return (
    <fieldset className="claim-pieces">
      <legend className="field-label">{texts.piece}</legend>
      {pieces.map(({ unitId, brandName, title, variant, productImg, price, paid }) => (
        <Tick
          key={unitId}
          type="radio"
          name="unitId"
          value={unitId}
          checked={unitId === chosen}
          onChange={() => onChoose(unitId)}
        >
          <span className="claim-piece">
            <Picture picture={productImg} sizes="64px" most={360} alt="" />
            <span>
              <b>{pieceName(brandName, title)}</b>
              <span className="mute">{variant}</span>
              <span className="mute">
                {paid === price ? texts.paid(showHkdExactly(fromWire(paid))) : texts.paidAfter(showHkdExactly(fromWire(paid)))}
              </span>
            </span>
          </span>
        </Tick>
      ))}
    </fieldset>
  )
}

type Asked = { unitId: string; price: string; place: string; link: string; words: string; pictures: string[] }

/** Sent once, however often it is pressed; what is wrong is said beside its field. */
function useAsking(orderNo: string, kind: ClaimKind, tried: Tried | undefined) {
  const language = useLanguage()
  const texts = useTexts(claimFormText)
  const navigate = useNavigate()
  const [problems, setProblems] = useState(tried?.problems ?? {})
  const [refusal, setRefusal] = useState(tried?.told ?? '')
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)
  const { keyOf } = useRequestKey()
  const send = async (asked: Asked) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const result = await call(askClaim, { ...asked, orderNo, kind }, { quiet: true, idempotencyKey: keyOf(asked) })
    isSending.current = false
    setBusy(false)
    if (result.ok) {
      toast('success', texts.sent)
      return navigate(localPath(language, '/myaccount/claims'))
    }
    const { fields = {} } = result.data
    setProblems(fields)
    setRefusal(Object.keys(fields).length === 0 ? result.msg : '')
    const [first] = Object.keys(fields)
    if (first) document.querySelector<HTMLElement>(`.claim-form [name="${first}"]`)?.focus()
    return undefined
  }
  return { problems, refusal, busy, send }
}
