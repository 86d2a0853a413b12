import { useEffect, useState } from 'react'
import { checkoutText } from '#language/buying/checkout.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AddressWire } from '#modules/address-book/address-book.contract.ts'
import { MOST_ADDRESSES } from '#modules/address-book/address-book.rules.ts'
import { ChoiceList } from '#ui/choice-list.tsx'
import { Tick } from '#ui/fields.tsx'
import { keptChoice, NEW_ADDRESS, useKeptAddresses } from '../account/kept-addresses.ts'
import { useIsMember } from '../header/account-corner.tsx'

export type KeptAddress = ReturnType<typeof useKeptAddress>

/** Which address of the book an order goes to. The default is chosen when the book has come; a guest has none. */
export function useKeptAddress() {
  const kept = useKeptAddresses()
  const isMember = useIsMember()
  const [chosen, choose] = useState(NEW_ADDRESS)
  const [save, setSave] = useState(false)
  useEffect(() => {
    const first = kept?.find(({ isDefault, isDelivered, isShipping }) => isDefault && isDelivered && isShipping)
    if (first) choose(first.userAddressId)
  }, [kept])
  const room = isMember && kept !== undefined && kept.length < MOST_ADDRESSES
  return { kept: kept ?? [], chosen: chosen === NEW_ADDRESS ? undefined : chosen, choose, room, save: save && room, setSave }
}

/** The book of a member, and what else may be typed. Where nothing is delivered cannot be chosen, and says so. */
export function KeptChoice({ address: { kept, chosen, choose } }: { address: KeptAddress }) {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  const offered = kept.filter(({ isShipping }) => isShipping)
  if (offered.length === 0) return null
  return (
    <ChoiceList
      title={texts.where}
      name="address"
      value={chosen ?? NEW_ADDRESS}
      onChoose={choose}
      choices={[
        ...offered.map((address) => choiceOf(address, keptChoice(address, language), texts.notDelivered)),
        { value: NEW_ADDRESS, name: texts.another },
      ]}
    />
  )
}

const choiceOf = (address: AddressWire, choice: ReturnType<typeof keptChoice>, notDelivered: string) =>
  address.isDelivered ? choice : { ...choice, note: `${choice.note} · ${notDelivered}`, disabled: true }

/** Offered with what is typed, while the book has room. */
export function SaveAddress({ address: { room, save, setSave } }: { address: KeptAddress }) {
  const texts = useTexts(checkoutText)
  if (!room) return null
  return (
    <Tick className="receiver-wide" checked={save} onChange={({ target }) => setSave(target.checked)}>
      {texts.saveAddress}
    </Tick>
  )
}
