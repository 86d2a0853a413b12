import { shownPhone } from '#language/shown-phone.ts'
import { useEffect, useRef, useState } from 'react'
import { keptAddressText } from '#language/account/kept-address.text.ts'
import { personName } from '#language/person-name.ts'
import { isLocal } from '#language/buying/territories.ts'
import type { Language } from '#language/languages.ts'
import type { AddressWire } from '#modules/address-book/address-book.contract.ts'
import { queryAddress } from '#modules/address-book/address-book.paths.ts'
import { call, hasMember } from '#platform/wire/call-client.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'

export async function loadAddresses(call: MakeCall): Promise<AddressWire[] | undefined> {
  const result = await call(queryAddress, { contactType: 1 })
  return result.ok ? result.data : undefined
}

/** What a member keeps, for those who choose among it; a guest keeps nothing, and what cannot be loaded is typed. */
export function useKeptAddresses(drawn?: AddressWire[]): AddressWire[] | undefined {
  const [kept, setKept] = useState(drawn)
  const wasDrawn = useRef(drawn !== undefined)
  useEffect(() => {
    if (wasDrawn.current) return
    if (!hasMember()) return setKept([])
    void call(queryAddress, { contactType: 1 }, { quiet: true }).then((result) => setKept(result.ok ? result.data : []))
  }, [])
  return kept
}

export function keptChoice(address: AddressWire, language: Language): { value: string; name: string; note: string } {
  const name = personName(address)
  const between = language === 'en' ? ', ' : isLocal(address.territory) ? '' : '，'
  const lines = address.lines.join(between)
  return {
    value: address.userAddressId,
    name: address.isDefault ? `${name} (${keptAddressText.defaultMark[language]})` : name,
    note: `${lines} · ${shownPhone(address)}`,
  }
}
