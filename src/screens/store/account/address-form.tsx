import { type FormEvent, useEffect, useState } from 'react'
import { type MetaArgs, useNavigate } from 'react-router'
import { addressFormText } from '#language/account/address-book.text.ts'
import { fieldProblems } from '#language/field-problems.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { AddressWire, CreateAddressInput } from '#modules/address-book/address-book.contract.ts'
import { createAddress, queryAddress, updateAddress } from '#modules/address-book/address-book.paths.ts'
import { call, newIdempotencyKey } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { headTags } from '../head-tags.ts'
import { AccountFrame, AccountWaiting } from './account-frame.tsx'
import { AddressFields, emptyAddress } from './address-fields.tsx'
import { useAddressDraft } from './use-address-draft.ts'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

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
  const [id, setId] = useState('')
  useEffect(() => setId(new URLSearchParams(location.search).get('id') ?? ''), [])
  return (
    <AccountFrame title={id ? texts.edit : texts.add} path="/myaccount/address">
      <KeptOrNew key={id} id={id} />
    </AccountFrame>
  )
}

function KeptOrNew({ id }: { id: string }) {
  const language = useLanguage()
  const texts = useTexts(addressFormText)
  const [kept, setKept] = useState<AddressWire[]>()
  useEffect(() => {
    void call(queryAddress, { contactType: 1 }, { quiet: true }).then((result) => setKept(result.ok ? result.data : []))
  }, [])
  if (!kept) return <AccountWaiting />
  const address = kept.find(({ userAddressId }) => userAddressId === id)
  if (!id || address) return <AddressForm kept={address} isFirst={kept.length === 0} />
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

type Uses = Pick<AddressWire, 'isShipping' | 'isBilling' | 'isDefault'>

function AddressForm({ kept, isFirst }: { kept: AddressWire | undefined; isFirst: boolean }) {
  const language = useLanguage()
  const texts = useTexts(addressFormText)
  const { draft, problems, check, change, leave } = useAddressDraft(kept ?? emptyAddress)
  const [uses, setUses] = useState<Uses>(kept ?? { isShipping: true, isBilling: false, isDefault: isFirst })
  const { busy, told, save } = useSaving(kept)
  const isUsed = uses.isShipping || uses.isBilling
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (check() && isUsed) void save({ ...draft, ...uses })
  }
  return (
    <form className="address-form" noValidate onSubmit={submit}>
      <AddressFields {...{ draft, problems }} onChange={change} onLeave={leave} />
      <fieldset>
        <legend>{texts.use}</legend>
        {(['isShipping', 'isBilling'] as const).map((use) => (
          <Tick
            key={use}
            checked={uses[use]}
            problem={use === 'isBilling' && !isUsed ? fieldProblems['address-use'][language] : undefined}
            onChange={({ target }) => setUses({ ...uses, [use]: target.checked })}
          >
            {texts[use]}
          </Tick>
        ))}
        <Tick
          checked={uses.isDefault}
          disabled={kept?.isDefault === true || isFirst}
          onChange={({ target }) => setUses({ ...uses, isDefault: target.checked })}
        >
          {texts.isDefault}
        </Tick>
        {kept?.isDefault ? <p className="field-hint">{texts.staysDefault}</p> : null}
      </fieldset>
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
    </form>
  )
}

/** A second press is the same request: nothing is kept twice. */
function useSaving(kept: AddressWire | undefined) {
  const language = useLanguage()
  const texts = useTexts(addressFormText)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState('')
  const [key, setKey] = useState(newIdempotencyKey)
  const save = async (given: CreateAddressInput) => {
    if (busy) return
    setBusy(true)
    setTold('')
    const result = kept
      ? await call(updateAddress, { ...given, userAddressId: kept.userAddressId }, { quiet: true })
      : await call(createAddress, given, { quiet: true, idempotencyKey: key })
    setBusy(false)
    if (!result.ok) {
      setKey(newIdempotencyKey())
      return setTold(Object.values(result.data.fields ?? {})[0] ?? result.msg)
    }
    toast('success', texts.saved)
    return navigate(localPath(language, '/myaccount/address'), { replace: true })
  }
  return { busy, told, save }
}
