import { addressLines } from '#language/buying/address-lines.ts'
import { acceptText } from '#language/sourcing/accept-quote.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AddressWire } from '#modules/address-book/address-book.contract.ts'
import type { OwnRequestWire, QuoteWire } from '#modules/sourcing/sourcing.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields.tsx'
import { OwnForm } from '../own-form.tsx'

type Props = { request: Pick<OwnRequestWire, 'version' | 'rules'>; quote: QuoteWire; addresses: readonly AddressWire[] }

const cash = (wire: string): string => showHkdExactly(fromWire(wire))

/** What accepting costs now and later, what becomes of the deposit, and where the item is to go: all of it before the one button. */
export function AcceptQuote({ request: { version, rules }, quote, addresses }: Props) {
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
        <OwnForm>
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="quoteId" value={quote.quoteId} />
          <input type="hidden" name="quoteVersion" value={quote.version} />
          <SelectField
            label={texts.address}
            name="addressId"
            options={addresses.map((address) => ({
              value: address.userAddressId,
              name: [`${address.firstName} ${address.lastName}`, ...addressLines(address, language)].join(' · '),
            }))}
          />
          <Button type="submit" name="act" value="accept">
            {texts.accept(cash(quote.deposit))}
          </Button>
        </OwnForm>
      )}
    </details>
  )
}
