import { sellerRequestText } from '#language/sourcing/seller-sourcing.text.ts'
import { sourceCountryText } from '#language/sourcing/source-countries.text.ts'
import { useTexts } from '#language/texts.ts'
import { QuoteInput, type SellerRequestWire } from '#modules/sourcing/sourcing.contract.ts'
import { getSellerRequest, listSellerRequests, saveQuote, withdrawQuote } from '#modules/sourcing/seller-sourcing.paths.ts'
import { MOST_SOURCING_WORDS } from '#modules/sourcing/sourcing.rules.ts'
import { answerDeskQuery, askAgain, useDeskAction } from '#desk/desk-query.ts'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextArea, TextField, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

const VALID_HOURS = '48'

const givenOf = ({ requestNo, version, own, countries }: SellerRequestWire): QuoteInput => ({
  ...{ requestNo, version, quoteVersion: own?.version ?? 0, price: own?.price ?? '' },
  days: own ? String(own.days) : '',
  validHours: VALID_HOURS,
  country: own?.country ?? (countries[0] as QuoteInput['country']),
  ...{ shop: own?.shop ?? '', words: own?.words ?? '', isNew: own?.isNew ?? true },
})

/** One price with everything in it, until when, and from where; until it is accepted it can be changed. */
export function QuoteForm({ request }: { request: SellerRequestWire }) {
  const texts = useTexts(sellerRequestText)
  const names = useTexts(sourceCountryText)
  const { requestNo, own, countries } = request
  const form = useDeskForm<QuoteInput>(QuoteInput, givenOf(request))
  const { register, submit, refuse, problem, refusal, busy } = form
  const send = submit(async (typed) => {
    const result = await callSeller(saveQuote, { ...typed, version: request.version })
    if (!result.ok) {
      askAgain(getSellerRequest)
      return refuse(result)
    }
    answerDeskQuery(getSellerRequest, { requestNo }, result.data)
    askAgain(listSellerRequests)
    return toast('success', texts.sent)
  })
  const digits = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <form noValidate className="sourcing-quote" onSubmit={send}>
      <h2>{texts.quote}</h2>
      <TextField label={texts.price} hint={texts.priceHint} problem={problem('price')} {...digits} {...register('price')} />
      <div className="sourcing-pair">
        <TextField label={texts.days} problem={problem('days')} {...digits} {...register('days')} />
        <TextField label={texts.validHours} problem={problem('validHours')} {...digits} {...register('validHours')} />
      </div>
      <SelectField
        label={texts.country}
        problem={problem('country')}
        options={countries.map((code) => ({ value: code, name: names[code] }))}
        {...register('country')}
      />
      <TextField label={texts.shop} optional={texts.optional} maxLength={80} problem={problem('shop')} {...register('shop')} />
      <TextArea
        label={texts.words}
        optional={texts.optional}
        hint={texts.wordsHint}
        rows={3}
        maxLength={MOST_SOURCING_WORDS}
        problem={problem('words')}
        {...register('words')}
      />
      <Tick problem={problem('isNew')} {...register('isNew')}>
        {texts.isNew}
      </Tick>
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <div className="seller-ways">
        <Button type="submit" busy={busy}>
          {own ? texts.change : texts.send}
        </Button>
        {own ? <Withdraw requestNo={requestNo} quoteVersion={own.version} /> : null}
      </div>
    </form>
  )
}

function Withdraw(named: { requestNo: string; quoteVersion: number }) {
  const texts = useTexts(sellerRequestText)
  const { act, busy } = useDeskAction(() => callSeller(withdrawQuote, named))
  const press = async () => {
    const result = await act(undefined)
    if (!result.ok) {
      askAgain(getSellerRequest)
      return toast('error', result.msg)
    }
    answerDeskQuery(getSellerRequest, { requestNo: named.requestNo }, result.data)
    askAgain(listSellerRequests)
    return toast('success', texts.withdrawn)
  }
  return (
    <Button look="text" busy={busy} onClick={() => void press()}>
      {texts.withdraw}
    </Button>
  )
}
