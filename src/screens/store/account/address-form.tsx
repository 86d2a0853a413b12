import { type FormEvent, useCallback, useState } from 'react'
import { type MetaArgs, useLocation, useNavigate } from 'react-router'
import { addressFormText } from '#language/account/address-form.text.ts'
import { fieldProblems } from '#language/field-problems.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { PostalAddress } from '#language/buying/address-lines.ts'
import type { AddressWire, CreateAddressInput } from '#modules/address-book/address-book.contract.ts'
import { createAddress, updateAddress } from '#modules/address-book/address-book.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { quietly, useLoading, useSent, useTried } from '../../own-page.tsx'
import { headTags } from '../head-tags.ts'
import { AccountFrame, AccountWaiting } from './account-frame.tsx'
import { AddressFields } from './address-fields.tsx'
import { OwnForm } from '../own-form.tsx'
import { loadForm, newAddress, triedAddress, triedUses, type Uses } from './first-address.ts'
import { useAddressDraft } from './use-address-draft.ts'
import { useRequestKey } from '#ui/request-key.ts'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'
export { loadForm as own } from './first-address.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(addressFormText, languageOfPath(location.pathname)).add,
    pathname: location.pathname,
    matches,
    noindex: true,
  })

/** A new address, or with `?id=` one that is kept. */
export default function AddAddress() {
  const texts = useTexts(addressFormText)
  const id = new URLSearchParams(useLocation().search).get('id') ?? ''
  return (
    <AccountFrame title={id ? texts.edit : texts.add} path="/myaccount/address">
      <KeptOrNew key={id} id={id} />
    </AccountFrame>
  )
}

function KeptOrNew({ id }: { id: string }) {
  const language = useLanguage()
  const texts = useTexts(addressFormText)
  const sent = useSent<typeof loadForm>()
  const [found, setFound] = useState(sent)
  const load = useCallback(async () => setFound((await loadForm(quietly)) ?? { kept: [], self: undefined }), [])
  useLoading(load, sent !== undefined)
  if (!found) return <AccountWaiting />
  const { kept, self } = found
  const address = kept.find(({ userAddressId }) => userAddressId === id)
  if (!id || address) return <AddressForm kept={address} first={newAddress(self)} isFirst={kept.length === 0} />
  const action = (
    <a className="btn" href={localPath(language, '/myaccount/address')}>
      {texts.toBook}
    </a>
  )
  return (
    <EmptyState title={texts.missing} action={action}>
      {texts.missingWords}
    </EmptyState>
  )
}

type FormProps = { kept: AddressWire | undefined; first: PostalAddress; isFirst: boolean }

function AddressForm({ kept, first, isFirst }: FormProps) {
  const language = useLanguage()
  const texts = useTexts(addressFormText)
  const tried = useTried('address')
  const { draft, problems, check, change, leave } = useAddressDraft(triedAddress(tried) ?? kept ?? first)
  const [uses, setUses] = useState<Uses>(triedUses(tried) ?? kept ?? { isShipping: true, isBilling: false, isDefault: isFirst })
  const { busy, told, save } = useSaving(kept, tried?.told)
  const staysDefault = kept?.isDefault === true || isFirst
  const isUsed = uses.isShipping || uses.isBilling
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (check() && isUsed) void save({ ...draft, ...uses })
  }
  return (
    <OwnForm
      path={kept ? `/myaccount/address/add?id=${kept.userAddressId}` : '/myaccount/address/add'}
      className="address-form"
      noValidate
      onSubmit={submit}
    >
      <AddressFields draft={draft} problems={{ ...tried?.problems, ...problems }} onChange={change} onLeave={leave} />
      <UseFields
        {...{ uses, staysDefault, isFirst }}
        isKept={kept?.isDefault === true}
        onChange={(part) => setUses({ ...uses, ...part })}
      />
      <p className="address-told" role="alert">
        {told}
      </p>
      <div className="address-form-foot">
        <Button type="submit" busy={busy}>
          {busy ? texts.saving : texts.save}
        </Button>
        <a className="link" href={localPath(language, '/myaccount/address')}>
          {texts.toBook}
        </a>
      </div>
    </OwnForm>
  )
}

type UseProps = {
  uses: Uses
  staysDefault: boolean
  isFirst: boolean
  isKept: boolean
  onChange: (part: Partial<Uses>) => void
}

function UseFields({ uses, staysDefault, isFirst, isKept, onChange }: UseProps) {
  const language = useLanguage()
  const texts = useTexts(addressFormText)
  const isUsed = uses.isShipping || uses.isBilling
  return (
    <fieldset>
      <legend>{texts.use}</legend>
      {(['isShipping', 'isBilling'] as const).map((use) => (
        <Tick
          key={use}
          name={use}
          checked={uses[use]}
          problem={use === 'isBilling' && !isUsed ? fieldProblems['address-use'][language] : undefined}
          onChange={({ target }) => onChange({ [use]: target.checked })}
        >
          {texts[use]}
        </Tick>
      ))}
      {staysDefault ? <input type="hidden" name="isDefault" value="on" /> : null}
      {isFirst ? (
        <p className="field-hint">{texts.firstIsDefault}</p>
      ) : (
        <Tick
          name="isDefault"
          checked={uses.isDefault}
          disabled={staysDefault}
          onChange={({ target }) => onChange({ isDefault: target.checked })}
        >
          {texts.isDefault}
        </Tick>
      )}
      {isKept ? <p className="field-hint">{texts.staysDefault}</p> : null}
    </fieldset>
  )
}

/** A second press is the same request: nothing is kept twice. */
function useSaving(kept: AddressWire | undefined, toldBefore = '') {
  const language = useLanguage()
  const texts = useTexts(addressFormText)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState(toldBefore)
  const { keyOf } = useRequestKey()
  const save = async (given: CreateAddressInput) => {
    if (busy) return
    setBusy(true)
    setTold('')
    const result = kept
      ? await call(updateAddress, { ...given, userAddressId: kept.userAddressId }, { quiet: true })
      : await call(createAddress, given, { quiet: true, idempotencyKey: keyOf(given) })
    setBusy(false)
    if (!result.ok) return setTold(Object.values(result.data.fields ?? {})[0] ?? result.msg)
    toast('success', texts.saved)
    return navigate(localPath(language, '/myaccount/address'), { replace: true })
  }
  return { busy, told, save }
}
