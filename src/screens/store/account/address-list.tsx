import { useCallback, useEffect, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { addressBookText } from '#language/account/address-book.text.ts'
import { addressLines, personName } from '#language/buying/address-lines.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { AddressWire } from '#modules/address-book/address-book.contract.ts'
import { deleteAddress, queryAddress, updateAddress } from '#modules/address-book/address-book.paths.ts'
import { MOST_ADDRESSES } from '#modules/address-book/address-book.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'
import { headTags } from '../head-tags.ts'
import { AccountFrame, AccountWaiting } from './account-frame.tsx'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(addressBookText, languageOfPath(location.pathname)).title,
    pathname: location.pathname,
    matches,
    noindex: true,
  })

export default function AddressBook() {
  const texts = useTexts(addressBookText)
  return (
    <AccountFrame title={texts.title} path="/myaccount/address">
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
    address.isDefault ? texts.isDefault : '',
    address.isShipping ? texts.isShipping : '',
    address.isBilling ? texts.isBilling : '',
  ].filter(Boolean)
  return (
    <li>
      <div className="address-words">
        <b>{personName(address, language)}</b>
        <span className="mute address-flags">{flags.join(' · ')}</span>
        {addressLines(address, language).map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span className="mute">{`${address.areaNum} ${address.mobile}`}</span>
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
  const [asking, setAsking] = useState(false)
  const named = (act: string) => texts.ofAddress(act, address.address)
  if (asking)
    return (
      <div className="address-acts" role="group" aria-label={named(texts.delete)}>
        <p>{texts.deleteSure}</p>
        <Button look="line" onClick={() => void remove(address)}>
          {texts.delete}
        </Button>
        <Button onClick={() => setAsking(false)}>{texts.keep}</Button>
      </div>
    )
  return (
    <div className="address-acts">
      {address.isDefault ? null : (
        <Button look="text" aria-label={named(texts.makeDefault)} onClick={() => void makeDefault(address)}>
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
      <Button look="text" aria-label={named(texts.delete)} onClick={() => setAsking(true)}>
        {texts.delete}
      </Button>
    </div>
  )
}

function useAddresses() {
  const texts = useTexts(addressBookText)
  const [list, setList] = useState<AddressWire[]>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    const result = await call(queryAddress, { contactType: 1 }, { quiet: true })
    if (result.ok) setList(result.data)
    else setFailed(true)
  }, [])
  useEffect(() => void load(), [load])
  const remove = async ({ userAddressId }: AddressWire) => {
    const result = await call(deleteAddress, { userAddressId })
    if (!result.ok) return load()
    setList(result.data)
    toast('success', texts.deleted)
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  const makeDefault = async (address: AddressWire) => {
    const result = await call(updateAddress, { ...address, isDefault: true })
    if (result.ok) toast('success', texts.madeDefault)
    await load()
  }
  return { list, failed, load, remove, makeDefault }
}
