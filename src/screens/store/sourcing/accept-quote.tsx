import { useState } from 'react'
import { acceptText } from '#language/sourcing/accept-quote.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AddressWire } from '#modules/address-book/address-book.contract.ts'
import type { OwnRequestWire, QuoteWire } from '#modules/sourcing/sourcing.contract.ts'
import { acceptQuote } from '#modules/sourcing/sourcing.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields.tsx'
import { useRequestKey } from '#ui/request-key.ts'
import { OwnForm, pressOrSend } from '../own-form.tsx'

type Props = {
  request: Pick<OwnRequestWire, 'requestNo' | 'version' | 'rules'>
  quote: QuoteWire
  addresses: readonly AddressWire[]
}

const cash = (wire: string): string => showHkdExactly(fromWire(wire))

/** What accepting costs now and later, what becomes of the deposit, and where the item is to go: all of it before the one button. */
export function AcceptQuote({ request, quote, addresses }: Props) {
  const { rules } = request
  const texts = useTexts(acceptText)
  const language = useLanguage()
  return (
    <details className="src-accept">
      <summary>{texts.open}</summary>
      <ul className="src-rules">
        <li>{texts.now(cash(quote.deposit))}</li>
        <li>{texts.later(cash(quote.rest), rules.payHours)}</li>
        <li>{texts.back(rules.buyDays)}</li>
        <li>{texts.kept}</li>
      </ul>
      {addresses.length === 0 ? (
        <p>
          <a className="link" href={localPath(language, '/myaccount/address')}>
            {texts.addAddress}
          </a>
        </p>
      ) : (
        <Form request={request} quote={quote} addresses={addresses} />
      )}
    </details>
  )
}

function Form({ request: { requestNo, version }, quote, addresses }: Props) {
  const texts = useTexts(acceptText)
  const language = useLanguage()
  const { quoteId, version: quoteVersion } = quote
  const { keyOf } = useRequestKey()
  const [addressId, choose] = useState(addresses[0]?.userAddressId ?? '')
  const [refusal, refuse] = useState('')
  const [busy, setBusy] = useState(false)
  const accept = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    const said = { requestNo, version, quoteId, quoteVersion, addressId }
    const result = await call(acceptQuote, said, { quiet: true, idempotencyKey: keyOf(said) })
    if (result.ok) {
      const next = new URLSearchParams({ orderNo: result.data.deposit?.orderNo ?? '' })
      return location.assign(`${localPath(language, '/payment')}?${next}`)
    }
    setBusy(false)
    return refuse(result.msg)
  }
  return (
    <OwnForm>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="quoteId" value={quoteId} />
      <input type="hidden" name="quoteVersion" value={quoteVersion} />
      <SelectField
        label={texts.address}
        name="addressId"
        value={addressId}
        onChange={({ target }) => choose(target.value)}
        options={addresses.map((address) => ({
          value: address.userAddressId,
          name: [`${address.firstName} ${address.lastName}`, ...address.lines].join(' · '),
        }))}
      />
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <Button busy={busy} {...pressOrSend('accept', () => void accept())}>
        {texts.accept(cash(quote.deposit))}
      </Button>
    </OwnForm>
  )
}
