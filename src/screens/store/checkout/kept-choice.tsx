import { useEffect, useState } from 'react'
import { checkoutText } from '#language/buying/checkout.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AddressWire } from '#modules/address-book/address-book.contract.ts'
import { MOST_ADDRESSES } from '#modules/address-book/address-book.rules.ts'
import { NEW_ADDRESS } from '#modules/orders/placing/checkout-request.rules.ts'
import { ChoiceList } from '#ui/choice-list.tsx'
import { Tick } from '#ui/fields.tsx'
import { keptChoice, useKeptAddresses } from '../account/kept-addresses.ts'
import { useIsMember } from '../header/account-corner.tsx'

export type KeptAddress = ReturnType<typeof useKeptAddress>

/** Which address of the book an order goes to. The default is chosen when the book has come; a guest has none. */
export function useKeptAddress(drawn?: { kept: AddressWire[]; keptId: string | undefined }) {
  const kept = useKeptAddresses(drawn?.kept)
  const isMember = useIsMember()
  const [chosen, choose] = useState(drawn?.keptId ?? NEW_ADDRESS)
  const [save, setSave] = useState(false)
  const isDrawn = drawn !== undefined
  useEffect(() => {
    const first = isDrawn ? undefined : usualAddress(kept)
    if (first) choose(first)
  }, [kept, isDrawn])
  const room = isMember && kept !== undefined && kept.length < MOST_ADDRESSES
  return { kept: kept ?? [], chosen: chosen === NEW_ADDRESS ? undefined : chosen, choose, room, save: save && room, setSave }
}

/** The address that is chosen until another one is. */
export const usualAddress = (kept: readonly AddressWire[] = []): string | undefined =>
  kept.find(({ isDefault, isDelivered, isShipping }) => isDefault && isDelivered && isShipping)?.userAddressId

/** The book of a member, and what else may be typed. Where nothing is delivered cannot be chosen, and says so. */
export function KeptChoice({ address: { kept, chosen, choose } }: { address: KeptAddress }) {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  const offered = kept.filter(({ isShipping }) => isShipping)
  if (offered.length === 0) return null
  return (
    <ChoiceList
      title={texts.where}
      name="kept"
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
    <Tick className="receiver-wide" name="saveAddress" checked={save} onChange={({ target }) => setSave(target.checked)}>
      {texts.saveAddress}
    </Tick>
  )
}
