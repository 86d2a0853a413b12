import { shownPhone } from '#language/shown-phone.ts'
import { useCallback, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { addressBookText } from '#language/account/address-book.text.ts'
import { addressFormText } from '#language/account/address-form.text.ts'
import { keptAddressText } from '#language/account/kept-address.text.ts'
import { personName } from '#language/person-name.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { AddressWire } from '#modules/address-book/address-book.contract.ts'
import { deleteAddress, updateAddress } from '#modules/address-book/address-book.paths.ts'
import { MOST_ADDRESSES } from '#modules/address-book/address-book.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'
import { quietly, useLoading, useSent, useTried } from '../../own-page.tsx'
import { headTags } from '../head-tags.ts'
import { AccountFrame, AccountWaiting } from './account-frame.tsx'
import { loadAddresses } from './kept-addresses.ts'
import { FormTold, OwnForm, pressOrSend } from '../own-form.tsx'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'
export { loadAddresses as own } from './kept-addresses.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(addressBookText, languageOfPath(location.pathname)).title,
    pathname: location.pathname,
    matches,
    noindex: true,
  })

export default function AddressBook() {
  const texts = useTexts(addressBookText)
  const { saved } = useTexts(addressFormText)
  return (
    <AccountFrame title={texts.title} path="/myaccount/address">
      <FormTold form="address" done={{ saved, deleted: texts.deleted, 'made-default': texts.madeDefault }} />
      <AddressList />
    </AccountFrame>
  )
}

function AddressList() {
  const language = useLanguage()
  const texts = useTexts(addressBookText)
  const ui = useTexts(uiText)
  const { list, failed, load, remove, makeDefault } = useAddresses()
  const add = localPath(language, '/myaccount/address/add')
  if (failed) return <EmptyState title={texts.failed} action={<Button onClick={() => void load()}>{ui.retry}</Button>} />
  if (!list) return <AccountWaiting />
  if (list.length === 0) {
    const action = (
      <a className="btn" href={add}>
        {texts.add}
      </a>
    )
    return (
      <EmptyState title={texts.empty} action={action}>
        {texts.emptyWords}
      </EmptyState>
    )
  }
  return (
    <>
      <div className="address-head">
        <p className="mute">{list.length < MOST_ADDRESSES ? texts.lead : texts.full(MOST_ADDRESSES)}</p>
        {list.length < MOST_ADDRESSES ? (
          <a className="btn" href={add}>
            {texts.add}
          </a>
        ) : null}
      </div>
      <ul className="address-list">
        {list.map((address) => (
          <AddressRow key={address.userAddressId} {...{ address, remove, makeDefault }} />
        ))}
      </ul>
    </>
  )
}

type Acts = { remove: (address: AddressWire) => Promise<void>; makeDefault: (address: AddressWire) => Promise<void> }

function AddressRow({ address, remove, makeDefault }: { address: AddressWire } & Acts) {
  const language = useLanguage()
  const texts = useTexts(addressBookText)
  const flags = [
    address.isDefault ? keptAddressText.defaultMark[language] : '',
    address.isShipping ? texts.isShipping : '',
    address.isBilling ? texts.isBilling : '',
  ].filter(Boolean)
  return (
    <li>
      <div className="address-words">
        <b>{personName(address)}</b>
        <span className="mute address-flags">{flags.join(' · ')}</span>
        {address.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span className="mute">{shownPhone(address)}</span>
        {address.isDelivered || !address.isShipping ? null : <span className="mute">{texts.notDelivered}</span>}
      </div>
      <AddressActs {...{ address, remove, makeDefault }} />
    </li>
  )
}

/** What can be done with one; deleting asks once more. */
function AddressActs({ address, remove, makeDefault }: { address: AddressWire } & Acts) {
  const language = useLanguage()
  const texts = useTexts(addressBookText)
  const tried = useTried('address')?.values
  const [asking, setAsking] = useState(tried?.act === 'delete' && tried.userAddressId === address.userAddressId)
  const named = (act: string) => texts.ofAddress(act, address.address)
  const which = <input type="hidden" name="userAddressId" value={address.userAddressId} />
  if (asking)
    return (
      <OwnForm path="/myaccount/address" className="address-acts" role="group" aria-label={named(texts.delete)}>
        {which}
        <p>{texts.deleteSure}</p>
        <Button look="line" {...pressOrSend('delete-surely', () => void remove(address))}>
          {texts.delete}
        </Button>
        <Button data-autofocus {...pressOrSend('keep', () => setAsking(false))}>
          {texts.keep}
        </Button>
      </OwnForm>
    )
  return (
    <OwnForm path="/myaccount/address" className="address-acts">
      {which}
      {address.isDefault ? null : (
        <Button
          look="text"
          aria-label={named(texts.makeDefault)}
          {...pressOrSend('make-default', () => void makeDefault(address))}
        >
          {texts.makeDefault}
        </Button>
      )}
      <a
        className="link"
        href={localPath(language, `/myaccount/address/add?id=${address.userAddressId}`)}
        aria-label={named(texts.edit)}
      >
        {texts.edit}
      </a>
      <Button look="text" aria-label={named(texts.delete)} {...pressOrSend('delete', () => setAsking(true))}>
        {texts.delete}
      </Button>
    </OwnForm>
  )
}

function useAddresses() {
  const texts = useTexts(addressBookText)
  const sent = useSent<typeof loadAddresses>()
  const [list, setList] = useState(sent)
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    const found = await loadAddresses(quietly)
    if (found) setList(found)
    else setFailed(true)
  }, [])
  useLoading(load, sent !== undefined)
  const remove = async ({ userAddressId }: AddressWire) => {
    const result = await call(deleteAddress, { userAddressId })
    if (!result.ok) return load()
    setList(result.data)
    toast('success', texts.deleted)
  }
  const makeDefault = async (address: AddressWire) => {
    const result = await call(updateAddress, { ...address, isDefault: true })
    if (result.ok) toast('success', texts.madeDefault)
    await load()
  }
  return { list, failed, load, remove, makeDefault }
}
