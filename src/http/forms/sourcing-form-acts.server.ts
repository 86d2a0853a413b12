import type { AskRequestInput } from '#modules/sourcing/sourcing.contract.ts'
import { acceptQuote, askRequest, closeRequest, reviewBuyer } from '#modules/sourcing/sourcing.paths.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { type Acted, at, type Form, type PageForm, pressed, step, text, texts } from './form-act.ts'

const idsIn = (form: Form, name: string): string[] => text(form, name).split(' ').filter(Boolean)
const numberIn = (search: URLSearchParams): string => search.get('no') ?? ''

/** What members ask global buyers for. */
export const sourcingForms: Readonly<Record<string, PageForm>> = {
  '/myaccount/sourcing/ask': { form: 'sourcing', act: ask, pictures: 'sourcing' },
  '/myaccount/sourcing/request': {
    form: 'request',
    act: pressed({
      accept,
      'close-surely': step(
        closeRequest,
        (form, search) => ({ requestNo: numberIn(search), version: Number(text(form, 'version')) }),
        (search) => at('/myaccount/sourcing/request', { no: numberIn(search), done: 'closed' }),
      ),
      review: step(
        reviewBuyer,
        (form, search) => ({
          ...{ requestNo: numberIn(search), version: Number(text(form, 'version')) },
          ...{ stars: Number(text(form, 'stars')), words: text(form, 'words') },
        }),
        (search) => at('/myaccount/sourcing/request', { no: numberIn(search), done: 'reviewed' }),
      ),
    }),
  },
}

/** A quote is accepted; its deposit is paid on the next page. */
async function accept(form: Form, call: MakeCall, search: URLSearchParams): Promise<Acted> {
  const result = await call(acceptQuote, {
    requestNo: numberIn(search),
    version: Number(text(form, 'version')),
    quoteId: text(form, 'quoteId'),
    quoteVersion: Number(text(form, 'quoteVersion')),
    addressId: text(form, 'addressId'),
  })
  return { result, next: at('/payment', { orderNo: (result.ok && result.data.deposit?.orderNo) || '' }) }
}

/** Those that were there before, and those that come with the form. */
async function ask(form: Form, call: MakeCall): Promise<Acted> {
  const pictures = [...new Set([...idsIn(form, 'kept'), ...idsIn(form, 'pictures')])]
  const said = texts(form, 'requestNo', 'kind', 'house', 'size', 'colour', 'words', 'budget', 'neededBy')
  // Whatever it holds, the call looks at it.
  const wanted = { ...said, version: Number(text(form, 'version')), newOnly: form.has('newOnly'), pictures } as AskRequestInput
  const result = await call(askRequest, wanted)
  const no = result.ok ? result.data.requestNo : ''
  return { result, next: at('/myaccount/sourcing/request', { no, done: text(form, 'requestNo') === '' ? 'sent' : 'saved' }) }
}
